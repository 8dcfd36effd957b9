import type { Page, Shell } from '../../../server/contract/pages.ts'

/** What every header is given. */
export interface HeaderProps {
  shell: Shell
  content: Page
}

import type { ReactNode } from 'react'
import type { Page, Shell } from '../../server/contract/pages.ts'

/** Header, the page, footer: what stands around every page. */
export function PageFrame({ children }: { shell: Shell; page: Page['page']; slow: boolean; children: ReactNode }) {
  return (
    <>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <div id="announcer" className="visually-hidden" aria-live="polite" />
    </>
  )
}

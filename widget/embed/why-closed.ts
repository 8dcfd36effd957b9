import type { errorCodes } from '../telling/events.ts'
import { replacedNatives } from './replaced-natives.ts'
import type { WidgetCheck } from '../../server/contract/embed.ts'
import type { Operations } from '../../server/contract/operations.ts'

const address: Operations['checkWidget']['path'] = '/api/v1/widget-check'

/** Why a storefront does not open: a code for the page and a sentence for its maker. */
export interface Closed {
  code: Exclude<(typeof errorCodes)[number], 'blocked'>
  why: string
}

/** Asks why a storefront does not open for this page; undefined when it should. */
export async function whyClosed(
  base: string,
  storefront: string,
  page: Window & typeof globalThis,
): Promise<Closed | undefined> {
  if (!storefront) return { code: 'storefront_missing', why: 'name the storefront that sells here' }
  try {
    const query = new URLSearchParams({ storefront })
    const answer = await fetch(`${base}${address.slice(1)}?${query.toString()}`, { credentials: 'omit' })
    const check = (await answer.json()) as WidgetCheck
    if (!check.storefront) {
      return { code: 'storefront_unknown', why: `there is no storefront "${storefront}"` }
    }
    if (!check.origin) {
      return {
        code: 'origin_not_allowed',
        why: `this site is not among the sites that "${storefront}" may stand in; the operator adds it with "npm run storefronts -- origins ${storefront} add ${location.origin}"`,
      }
    }
    const [native] = replacedNatives(page)
    return native
      ? { code: 'native_replaced', why: `a script of this page has replaced ${native}; remove or update it` }
      : undefined
  } catch {
    return { code: 'unreachable', why: `${base} does not answer, or connect-src does not allow it` }
  }
}

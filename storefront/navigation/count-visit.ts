import type { PagePayload } from '../../server/contract/pages.ts'
import type { Api } from '../../widget/environment/api.ts'

/**
 * Counts a page that is shown for the site's own figures, without a cookie: that a visit begins, and that an experience was
 * looked at. Other pages are not told of. `arrived` is where the visitor came from, as the browser says it: empty when they
 * typed the address, absent when they were on the site already.
 */
export async function countVisit(
  { api, origin }: { api: Pick<Api, 'call'>; origin: string },
  { content }: Pick<PagePayload, 'content'>,
  arrived: string | undefined,
): Promise<void> {
  const visit = arrived !== undefined && (!URL.canParse(arrived) || new URL(arrived).origin !== origin)
  const view = content.page === 'experience'
  if (visit || view) await api.call('countVisit', { body: { visit, view } })
}

/** Replies of the API as another site's page can show them: pictures with their origin, HTML that its policy trusts. */
import type { Api } from '../environment/api.ts'

/** Where every picture of ours lies, in `src` and in each entry of `srcSet`. */
const pictures = '/_image/'

/** Fields that the server has cleaned and that are shown as HTML. */
const htmlFields: readonly string[] = ['overviewHtml']

/** Makes HTML of ours fit for a page that requires trusted types. */
export type TrustHtml = (html: string) => string

/** A policy of the page's browser, named `dhow`; without trusted types HTML stays as it is. One for each page. */
export function openTrust(window: Window): TrustHtml {
  const { trustedTypes } = window as {
    trustedTypes?: {
      createPolicy(name: string, rules: { createHTML: TrustHtml }): { createHTML: TrustHtml }
    }
  }
  if (!trustedTypes) return (html) => html
  try {
    const policy = trustedTypes.createPolicy('dhow', { createHTML: (html) => html })
    return (html) => policy.createHTML(html)
  } catch {
    // the page's policy names others: everything but written texts still works
    return (html) => html
  }
}

/** The same API with replies that another site's page can show: pictures with their origin, HTML that may be shown. */
export function forHosts(api: Api, base: string, trust: TrustHtml): Api {
  const root = base.replace(/\/$/, '')
  const adapt = <Reply>(reply: Reply): Reply =>
    JSON.parse(JSON.stringify(reply ?? null), (name, value: unknown) => {
      if (typeof value !== 'string') return value
      if (htmlFields.includes(name)) return trust(value)
      return value.startsWith(pictures) ? value.replaceAll(pictures, root + pictures) : value
    }) as Reply
  return { ...api, call: async (...asked) => adapt(await api.call(...asked)) }
}

import { localeRecord } from '../../locales/locale-records.ts'
import type { Language } from '../contract/primitives.ts'
import type { Problem } from '../platform/problem.ts'
import { html } from '../platform/text/html.ts'
import { loadTexts } from '../platform/text/texts.ts'

/** Nothing of the page below comes from anywhere. */
export const plainErrorPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * A fault of ours as a page that needs neither the sites' build nor the database: for when the shop's own page of errors cannot be
 * made either. Its texts are read anew, which only a broken installation asks for.
 */
export async function plainErrorPage(
  { status, message }: Pick<Problem, 'status' | 'message'>,
  { language, requestId }: { language: Language; requestId: string },
): Promise<string> {
  const t = (await loadTexts(['error']))(language)
  const told = status === 503 ? 'unavailable' : status < 500 ? 'refused' : 'fault'
  const title = t(`${told}.title`)
  return html`<!doctype html>
    <html lang="${language}" dir="${localeRecord(language).dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${told === 'refused' ? message : t(`${told}.text`)}</p>
          ${told === 'fault' && html`<p><bdi>${requestId}</bdi></p>`}
          <p><a href="">${t('fault.again')}</a></p>
        </main>
      </body>
    </html>`.markup
}

import { html } from '../platform/text/html.ts'

/** Nothing of the page below comes from anywhere. */
export const unknownHostPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The page of a host at which no storefront answers. No storefront is known, and so no language, look or name. */
export function unknownHostPage(host: string, sites: readonly { name: string; href: string }[]): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>No site at this address</title>
      </head>
      <body>
        <main>
          <h1>No site at this address</h1>
          <p>No site answers at <bdi>${host}</bdi>. Please check the address.</p>
          ${
            sites.length > 0 &&
            html`<h2>Sites of this installation</h2>
              <ul>
                ${sites.map(({ name, href }) => html`<li><a href="${href}">${name}</a> <bdi>${href}</bdi></li>`)}
              </ul>`
          }
        </main>
      </body>
    </html>`.markup
}

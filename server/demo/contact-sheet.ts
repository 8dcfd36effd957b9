import type { ListingInput } from '../contract/listing.ts'
import { readPictureSource } from '../media/picture-source.ts'
import { createPress } from '../media/press.ts'
import type { Press } from '../media/press.ts'
import { html } from '../platform/text/html.ts'
import type { Html } from '../platform/text/html.ts'

const width = 320
const printed = { width, fit: 'cover', format: 'jpg', background: 'ffffff' } as const

/** Every picture of these listings beside the title that it illustrates: an HTML page with the pictures in it. */
export async function printContactSheet(listings: readonly ListingInput[]): Promise<string> {
  const press = createPress()
  const rows: Html[] = []
  for (const listing of listings) rows.push(await printRow(press, listing))
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Pictures of the demo catalogue</title>
        <style>
          body {
            font: 14px/1.4 sans-serif;
            margin: 16px;
          }
          section {
            display: flex;
            gap: 8px;
            margin-bottom: 16px;
            break-inside: avoid;
          }
          h2 {
            font-size: 14px;
            width: 180px;
            margin: 0;
          }
          figure {
            margin: 0;
            width: ${width}px;
          }
          img {
            display: block;
            width: 100%;
          }
          figcaption {
            font-size: 12px;
          }
        </style>
      </head>
      <body>
        ${rows}
      </body>
    </html>`
  return page.markup
}

async function printRow(press: Press, { title, slug, pictures = [] }: ListingInput): Promise<Html> {
  const figures: Html[] = []
  for (const { source, alt } of pictures) {
    const picture = readPictureSource(source)
    if (picture?.kind !== 'poster') throw new Error(`${slug ?? ''}: ${source} is no poster`)
    const image = await press.printPoster(picture, printed)
    figures.push(
      html`<figure>
        <img alt="" src="data:image/jpeg;base64,${image.toString('base64')}" />
        <figcaption>${alt?.en ?? ''} <small>${source}</small></figcaption>
      </figure>`,
    )
  }
  return html`<section>
    <h2>${title.en}</h2>
    ${figures}
  </section>`
}

/** Parts that many pages have alike, as markup: rendered apart from the page, and remembered. */
import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { i18n } from 'i18next'
import type { ComponentType } from 'react'
import { EnvironmentProvider } from '../widget/environment/environment.tsx'
import type { Environment } from '../widget/environment/environment.tsx'
import { liftPictures, previewsOf } from './shell/document.ts'
import type { RenderedPage } from './shell/document.ts'

/** A part as it stands in pages: its markup, what React puts before that, and the previews of its first photographs. */
interface PartMarkup {
  html: Buffer
  pictures: string
  previews: readonly string[]
}

/** The markup of parts, by all that it is made of. */
export type PartMarkups = LRUCache<string, PartMarkup>

/** The card of an experience and what it is made of take some four kilobytes: 16,000 cards, as many as are remembered of the catalogue. */
const mostBytes = 64 * 1024 * 1024

/** An empty memory for the parts of one process. */
export function createPartMarkups(): PartMarkups {
  return new LRUCache({
    maxSize: mostBytes,
    sizeCalculation: ({ pictures, html }, key) => pictures.length + html.length + key.length,
  })
}

/**
 * A text in UTF-8, in memory of its own. `Buffer.from` would cut it from a block of 64 KiB with others, and what is remembered would keep
 * the whole block: 100 MB for 16 MB of cards.
 */
export function encodeText(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** The parts of one page. */
interface RememberedParts {
  /** What stands in the page for each `Part` of it. */
  stand<Props extends object>(name: string, Part: ComponentType<Props>): (props: Props) => string
  /** The page's markup in pieces, with its parts where they belong. The first has the links of all first pictures. */
  fill(markup: string): Pick<RenderedPage, 'html' | 'previews'>
}

/**
 * Sets parts of a page apart; `mark` is what no text of the page can have, such as its nonce. A part is rendered without a cart and
 * without what the visitor keeps, and must not ask for an id: what it shows has to follow from its properties, the look, the kind of
 * site and the language.
 */
export function rememberParts(
  markups: PartMarkups,
  { translations, environment, mark }: { translations: i18n; environment: () => Environment; mark: string },
): RememberedParts {
  const parts: ((surroundings: Environment, around: string) => PartMarkup)[] = []
  return {
    stand: (name, Part) => (props) => {
      const at = parts.push((surroundings, around) => {
        const key = `${around} ${name} ${JSON.stringify(props)}`
        const found = markups.get(key)
        if (found) return found
        const made = renderToString(
          <I18nextProvider i18n={translations}>
            <EnvironmentProvider value={surroundings}>
              <Part {...props} />
            </EnvironmentProvider>
          </I18nextProvider>,
        )
        const { pictures, html } = liftPictures(made)
        const part = { pictures, html: encodeText(html), previews: previewsOf(html) }
        markups.set(key, part)
        return part
      })
      return `${mark}${at - 1}${mark}`
    },
    fill(markup) {
      const surroundings = environment()
      const { storefront, language } = surroundings
      const around = `${storefront.layout} ${storefront.kind} ${language}`
      const shown = parts.map((show) => show(surroundings, around))
      const page = liftPictures(markup)
      const pictures = new Set(shown.map((part) => part.pictures))
      const pieces = page.html
        .split(mark)
        .map((piece, at) => (at % 2 === 0 ? piece : shown[Number(piece)]?.html))
      return {
        html: [page.pictures + [...pictures].join(''), ...pieces.filter((piece) => piece !== undefined)],
        previews: shown.flatMap(({ previews }) => previews),
      }
    },
  }
}

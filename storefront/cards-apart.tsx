/** Cards of experiences as markup: rendered apart from their page, and remembered. They are most of a list, and the same on many pages. */
import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { i18n } from 'i18next'
import type { ComponentType } from 'react'
import { EnvironmentProvider } from '../widget/environment/environment.tsx'
import type { Environment } from '../widget/environment/environment.tsx'
import type { ExperienceCardProps } from '../widget/experience/cards/card-parts.tsx'
import { liftPictures } from './shell/document.ts'

/** The markup of cards, by all that it is made of. */
export type CardMarkups = LRUCache<string, ReturnType<typeof liftPictures>>

/** Some 4,000 letters are a card and what it is made of. */
const mostLetters = 16 * 1024 * 1024

/** An empty memory for the cards of one process. */
export function createCardMarkups(): CardMarkups {
  return new LRUCache({
    maxSize: mostLetters,
    sizeCalculation: ({ pictures, html }, key) => pictures.length + html.length + key.length,
  })
}

/** The cards of one page. */
interface CardsApart {
  /** Stands in the page for each of its cards. */
  Stand: (props: ExperienceCardProps) => string
  /** The page's markup in pieces, with the cards where they belong. The first has the links of all its first pictures. */
  fill(markup: string): string[]
}

/**
 * Sets the cards of a page apart; `mark` is what no text of the page can have, such as its nonce. A card is rendered without a cart and
 * without what the visitor keeps: what it shows must follow from its properties, the look, the kind of site and the language.
 */
export function setCardsApart(
  markups: CardMarkups,
  Card: ComponentType<ExperienceCardProps>,
  { translations, environment, mark }: { translations: i18n; environment: () => Environment; mark: string },
): CardsApart {
  const cards: ExperienceCardProps[] = []
  const render = (props: ExperienceCardProps, surroundings: Environment) =>
    liftPictures(
      renderToString(
        <I18nextProvider i18n={translations}>
          <EnvironmentProvider value={surroundings}>
            <Card {...props} />
          </EnvironmentProvider>
        </I18nextProvider>,
      ),
    )
  return {
    Stand: (props) => `${mark}${cards.push(props) - 1}${mark}`,
    fill(markup) {
      if (cards.length === 0) return [markup]
      const surroundings = environment()
      const { storefront, language } = surroundings
      const around = `${storefront.layout} ${storefront.kind} ${language} `
      const shown = cards.map((props) => {
        const key = around + JSON.stringify(props)
        const found = markups.get(key) ?? render(props, surroundings)
        markups.set(key, found)
        return found
      })
      const page = liftPictures(markup)
      const pictures = new Set(shown.map((card) => card.pictures))
      const pieces = page.html
        .split(mark)
        .map((piece, at) => (at % 2 === 0 ? piece : shown[Number(piece)]?.html))
      return [page.pictures + [...pictures].join(''), ...pieces.filter((piece) => piece !== undefined)]
    },
  }
}

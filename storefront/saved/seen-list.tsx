import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useReply } from '../../widget/environment/use-reply.ts'
import { CardList } from '../../widget/experience/card-list.tsx'
import { ExperienceCard } from '../../widget/experience/experience-card.tsx'
import { Button } from '../../widget/ui/controls/button.tsx'
import { useKept } from './kept-context.tsx'
import './seen-list.css'

/** As many as there are columns in the widest look, twice. */
const mostShown = 8

/** The experiences of a list as a row of cards, as far as they are still for sale, and the way to forget them. */
export function SeenList({ slugs }: { slugs: readonly string[] }) {
  const { t } = useTranslation('saved')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { kept } = useKept('seen')
  const asked = slugs.slice(0, mostShown).join(',')
  const reply = useReply(asked, (api, signal) => api.call('listCards', { query: { slugs: asked }, signal }))
  // the visitor did not ask for it: while it loads, and when it fails, nothing is shown
  const cards = reply.state === 'there' ? reply.reply.experiences : []
  if (cards.length === 0) return null
  return (
    <section className="seen-list" aria-labelledby={id}>
      <div className="seen-list__head">
        <h2 ref={heading} id={id} className="seen-list__title display">
          {t('seen.title')}
        </h2>
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            passFocusOn(heading.current)
            kept?.clear()
          }}
        >
          {t('seen.clear')}
        </Button>
      </div>
      <CardList strip>
        {cards.map((card) => (
          <li key={card.slug}>
            <ExperienceCard card={card} placed />
          </li>
        ))}
      </CardList>
    </section>
  )
}

/** The whole list goes, with the button: who reads on reads the next part of the page, or the one before. */
function passFocusOn(from: HTMLElement | null): void {
  const headings = [...(from?.closest('main')?.querySelectorAll<HTMLElement>('h1, h2') ?? [])]
  const at = headings.findIndex((heading) => heading === from)
  const next = headings[at + 1] ?? headings[at - 1]
  if (!next) return
  next.tabIndex = -1
  next.focus({ preventScroll: true })
}

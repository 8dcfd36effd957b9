import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchQueryInput, SearchReply } from '../../../server/contract/catalogue.ts'
import { useEnvironment } from '../../environment/environment.tsx'
import { ExperienceCard } from '../../experience/experience-card.tsx'
import { SortMenu } from '../../search/sort-menu.tsx'
import { placeOfSearch } from '../../search/search-place.ts'
import { useMoreResults } from '../../search/use-more-results.ts'
import type { MoreResults } from '../../search/use-more-results.ts'
import { Button } from '../../ui/button.tsx'
import type { ScreenProps } from '../screens.ts'
import type { StagePlace } from '../stage.ts'
import { ScreenState } from './screen-state.tsx'
import { useReply } from './use-reply.ts'
import './listing-screen.css'

type Listing = Extract<StagePlace, { to: 'listing' }>

/** What the storefront sells, as cards. */
export function ListingScreen({ place }: ScreenProps<'listing'>) {
  const query = queryOf(place)
  const asked = useReply(JSON.stringify(query), (api, signal) =>
    api.read<SearchReply>('experiences', { query, signal }),
  )
  return asked.state === 'there' ? <Listed reply={asked.reply} /> : <ScreenState asked={asked} />
}

function Listed({ reply }: { reply: SearchReply }) {
  const { t } = useTranslation('search')
  const { navigate } = useEnvironment()
  const [memory] = useState(() => new Map<string, MoreResults>())
  const { cards, nextPage, state, load } = useMoreResults(reply, memory)
  return (
    <section className="listing-screen">
      <div className="listing-screen__line">
        <p role="status">{t('count', { count: reply.total })}</p>
        <SortMenu
          search={reply.query}
          onSearch={(search) => navigate(placeOfSearch(search), { replace: true })}
        />
      </div>
      <ul className="listing-screen__cards">
        {cards.map((card) => (
          <li key={card.slug}>
            <ExperienceCard
              card={card}
              level={2}
              placed
              date={reply.query.date}
              guests={reply.query.guests}
            />
          </li>
        ))}
      </ul>
      {nextPage === undefined ? null : (
        <Button className="listing-screen__more" busy={state === 'loading'} onClick={() => void load()}>
          {state === 'loading' ? t('more.loading') : t('more.load')}
        </Button>
      )}
      {state === 'failed' ? <p role="alert">{t('more.failed')}</p> : null}
    </section>
  )
}

function queryOf({ city, category, text, filters = {} }: Listing): Record<string, string | number> {
  const wanted: Partial<SearchQueryInput> = { ...filters, text, city }
  if (category) wanted.categories = category
  return Object.fromEntries(
    Object.entries(wanted)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : (value as string | number)]),
  )
}

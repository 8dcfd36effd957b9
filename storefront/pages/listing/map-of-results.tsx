import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExperienceCard, SearchReply } from '../../../server/contract/catalogue.ts'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { experiencePlace } from '../../../widget/environment/places.ts'
import { useReply } from '../../../widget/environment/use-reply.ts'
import { queryOfSearch } from '../../../widget/search/search-place.ts'
import { Button } from '../../../widget/ui/controls/button.tsx'
import { FromPriceText } from '../../../widget/ui/facts/from-price.tsx'
import { useFormatMoney } from '../../../widget/ui/facts/money.tsx'
import { RatingText } from '../../../widget/ui/facts/stars.tsx'
import { Dialog } from '../../../widget/ui/overlays/dialog.tsx'
import { Picture } from '../../../widget/ui/pictures/picture.tsx'
import { ResultsMap } from '../../../widget/ui/pictures/results-map.tsx'
import type { MapResult } from '../../../widget/ui/pictures/results-map.tsx'
import { Notice } from '../../../widget/ui/states/notice.tsx'
import { Skeleton } from '../../../widget/ui/states/skeleton.tsx'
import './map-of-results.css'

/** As many as one reply may hold (`SearchQuery.pages`). */
const pages = 10
const none: readonly ExperienceCard[] = []

/** The results of a search on a map over the page, as far as it is known where they are. */
export function MapOfResults({ reply, onClose }: { reply: SearchReply; onClose: () => void }) {
  const { t } = useTranslation(['listing', 'search', 'experience'])
  const { address, map } = useEnvironment()
  const format = useFormatMoney()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const cardsBox = useRef<HTMLUListElement>(null)
  // on a low or narrow screen they stand below what is in sight
  useEffect(() => {
    cardsBox.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const query = { ...queryOfSearch(reply.query), page: 1, pages }
  const asked = useReply(JSON.stringify(query), (api, signal) =>
    api.call('searchExperiences', { query, signal }),
  )
  const cards = asked.state === 'there' ? asked.reply.cards : none
  const results = useMemo(
    () =>
      cards.flatMap(({ slug, title, location, from }): MapResult[] =>
        location
          ? [{ id: slug, title, ...location, price: from ? format(from.price) : t('map.onRequest') }]
          : [],
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- both are made anew with every render and say the same for as long as the cards do
    [cards],
  )
  const total = asked.state === 'there' ? asked.reply.total : reply.total
  return (
    <Dialog shape="full" title={t('map.title')} onClose={onClose}>
      <div className="map-of-results">
        {asked.state === 'failed' ? (
          <Notice tone="wrong" alert>
            <p>{t('map.failed')}</p>
            <Button size="small" onClick={asked.again}>
              {t('map.again')}
            </Button>
          </Notice>
        ) : null}
        {asked.state === 'there' && results.length < total ? (
          <p className="map-of-results__part">{t('map.part', { shown: results.length, count: total })}</p>
        ) : null}
        <div className="map-of-results__canvas">
          {asked.state === 'asking' ? <Skeleton shape="picture" /> : null}
          {map && results.length > 0 ? (
            <div className="map-of-results__map">
              <ResultsMap
                label={t('map.title')}
                tiles={map.tiles}
                attribution={map.attribution}
                results={results}
                chosen={chosen}
                groupLabel={(count) => t('search:count', { count })}
                onChoose={setChosen}
              />
            </div>
          ) : null}
        </div>
        <ul ref={cardsBox} className="map-of-results__chosen" aria-live="polite">
          {cards
            .filter(({ slug }) => chosen.includes(slug))
            .map((card) => (
              <li key={card.slug} className="map-of-results__card">
                <div className="map-of-results__picture">
                  <Picture picture={card.picture} sizes="96px" />
                </div>
                <div>
                  <a
                    className="map-of-results__link"
                    href={address({
                      ...experiencePlace(card),
                      date: reply.query.date,
                      guests: reply.query.guests,
                      option: card.option,
                    })}
                  >
                    {card.title}
                  </a>
                  {card.rating ? (
                    <p>
                      <RatingText rating={card.rating} />
                    </p>
                  ) : null}
                  <p>
                    <FromPriceText from={card.from} />
                  </p>
                </div>
              </li>
            ))}
        </ul>
      </div>
    </Dialog>
  )
}

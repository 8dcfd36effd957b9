import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { CardList } from '../../../widget/experience/card-list.tsx'
import { ExperienceCard } from '../../../widget/experience/experience-card.tsx'
import { appliedFilters, changed, withoutFilters } from '../../../widget/search/filters.ts'
import { placeOfSearch, subjectOf } from '../../../widget/search/search-place.ts'
import { ButtonLink } from '../../../widget/ui/controls/button.tsx'
import type { DataOf } from '../registry.ts'
import './no-results.css'

/** Nothing fits: says what was asked too much, and offers ways on. */
export function NoResults({
  data: { search, about, nearby, popular, onRequest, without = [] },
}: {
  data: DataOf<'listing'>
}) {
  const { t } = useTranslation(['search', 'listing'])
  const { address } = useEnvironment()
  const { query, destination, didYouMean, nothingIn } = search
  const subject = subjectOf(search, about)
  const ownCategory = subject.category?.slug
  const narrowed = appliedFilters(query, { ownCategory })
  const isTooMany = without.includes('guests')
  const isFiltered = narrowed.some(({ filter }) => filter !== 'date' && filter !== 'guests')
  return (
    <section className="no-results">
      <div className="no-results__text">
        <h2 className="no-results__title display">
          {onRequest
            ? t('listing:none.onRequest')
            : nothingIn
              ? t('listing:none.city', { place: nothingIn })
              : narrowed.length === 0 && about === 'destination'
                ? t('listing:none.city', { place: destination?.name })
                : t('none.title')}
        </h2>
        {didYouMean ? (
          <p className="no-results__mean">
            {t('listing:none.didYouMean')}{' '}
            <a href={address(placeOfSearch({ ...query, text: didYouMean, page: 1 }, subject))}>
              {didYouMean}
            </a>
          </p>
        ) : null}
        {isTooMany ? <p>{t('listing:none.group')}</p> : null}
        <p>
          {onRequest
            ? t('listing:none.noDates')
            : narrowed.length > 0 && !nothingIn
              ? t('none.narrowed', { context: query.text ? 'text' : undefined })
              : t('none.other')}
        </p>
        <div className="no-results__ways">
          {isFiltered && !onRequest && !nothingIn ? (
            <ButtonLink
              look="act"
              href={address(placeOfSearch(withoutFilters(query, { ownCategory }), subject))}
            >
              {t('filters.reset')}
            </ButtonLink>
          ) : null}
          {without.includes('date') ? (
            <ButtonLink
              look={onRequest ? 'act' : undefined}
              href={address(placeOfSearch(changed(query, { date: undefined }), subject))}
            >
              {t('listing:none.anyDay')}
            </ButtonLink>
          ) : null}
          {isTooMany ? (
            <>
              <ButtonLink href={address(placeOfSearch(changed(query, { guests: undefined }), subject))}>
                {t('listing:none.anyGuests')}
              </ButtonLink>
              <ButtonLink href={address({ to: 'contact' })}>{t('listing:none.ask')}</ButtonLink>
            </>
          ) : null}
          <ButtonLink href={address({ to: 'listing' })}>{t('none.all')}</ButtonLink>
        </div>
      </div>
      {popular.length > 0 ? (
        <>
          <h2 className="no-results__popular display">
            {nothingIn && nearby.length > 0
              ? t('listing:none.near')
              : t(popular.some(({ rating }) => rating) ? 'listing:none.popular' : 'listing:none.some')}
          </h2>
          <div className="no-results__cards">
            <CardList>
              {popular.map((card) => (
                <li key={card.slug}>
                  <ExperienceCard card={card} placed />
                </li>
              ))}
            </CardList>
          </div>
        </>
      ) : null}
    </section>
  )
}

import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import type { Review, ReviewsReply } from '../../server/contract/reviews.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Stars } from '../ui/facts/stars.tsx'
import { DetailSection } from './detail-section.tsx'
import { dateText } from './experience-words.ts'
import { ReviewFilters } from './review-filters.tsx'
import { useReviews } from './use-reviews.ts'
import { dot } from '../ui/facts/dot.ts'
import './reviews.css'

/** What travellers wrote, with how many gave how many stars; `write` is the way to write one. */
export function Reviews({
  experience,
  first,
  write,
}: {
  experience: Experience
  first: ReviewsReply
  write?: ReactNode
}) {
  const { t } = useTranslation('detail')
  const { storefront } = useEnvironment()
  const { shown, wanted, state, isNarrowing, narrow, loadMore } = useReviews(experience.slug, first)
  const { reviews, nextPage } = shown
  return (
    <DetailSection id="reviews" title={t('sections.reviews')}>
      {experience.rating && first.reviews.length > 0 ? (
        <>
          {storefront.demonstration ? <p className="reviews__based">{t('reviews.demonstration')}</p> : null}
          <Summary
            rating={experience.rating}
            histogram={first.histogram}
            chosen={wanted.rating}
            onChoose={(rating) => narrow({ ...wanted, rating })}
          />
          {experience.rating.count > 1 ? (
            <ReviewFilters reply={shown} wanted={wanted} onNarrow={narrow} />
          ) : null}
          <ul className="reviews__list" aria-busy={isNarrowing || undefined}>
            {reviews.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
          {reviews.length === 0 ? (
            <p>
              {t('reviews.noneFit')}{' '}
              <Button size="small" onClick={() => narrow({ sort: wanted.sort })}>
                {t('reviews.showAll')}
              </Button>
            </p>
          ) : null}
        </>
      ) : (
        <p>{t('reviews.none')}</p>
      )}
      {state === 'failed' ? (
        <p className="reviews__failed" role="alert">
          {t('reviews.failed')}
        </p>
      ) : null}
      <div className="reviews__ways">
        {nextPage === undefined ? null : (
          <Button busy={state === 'sending' && !isNarrowing} onClick={() => void loadMore()}>
            {t('reviews.more')}
          </Button>
        )}
        {write}
      </div>
    </DetailSection>
  )
}

function Summary({
  rating,
  histogram,
  chosen,
  onChoose,
}: {
  rating: NonNullable<Experience['rating']>
  histogram: readonly number[]
  /** Only reviews with so many stars are shown. */
  chosen?: number
  onChoose: (rating: number | undefined) => void
}) {
  const { t } = useTranslation('detail')
  const { formats } = useEnvironment()
  const captionId = useId()
  const all = Math.max(
    1,
    histogram.reduce((sum, count) => sum + count, 0),
  )
  const average = formats
    .number({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(rating.average)
  return (
    <div className="reviews__summary">
      <div>
        <p className="reviews__average">
          <strong className="reviews__figure display">{average}</strong> {t('reviews.outOf')}
        </p>
        <p className="reviews__based">{t('reviews.based', { count: rating.count })}</p>
      </div>
      <div role="group" aria-labelledby={captionId}>
        <p id={captionId} className="visually-hidden">
          {t('reviews.histogram')}
        </p>
        <ul className="reviews__histogram">
          {[5, 4, 3, 2, 1].map((stars) => {
            const count = histogram[stars - 1] ?? 0
            return (
              <li key={stars} className="reviews__bar">
                <button
                  type="button"
                  className="reviews__stars"
                  aria-pressed={chosen === stars}
                  disabled={count === 0}
                  onClick={() => onChoose(chosen === stars ? undefined : stars)}
                >
                  {t('reviews.stars', { count: stars })}
                </button>
                <svg className="reviews__track" width="100%" height="8" aria-hidden="true">
                  <rect className="reviews__whole" width="100%" height="8" rx="4" />
                  <rect className="reviews__part" width={`${(count / all) * 100}%`} height="8" rx="4" />
                </svg>
                <span className="reviews__count">
                  <span aria-hidden="true">{formats.number().format(count)}</span>
                  <span className="visually-hidden">{t('reviews.gave', { count })}</span>
                </span>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}

function ReviewItem({ review }: { review: Review }) {
  const { formats, language: page } = useEnvironment()
  const { author, countryCode, rating, title, body, language, writtenOn } = review
  const country = countryCode && formats.names('region').of(countryCode)
  return (
    <li className="reviews__item">
      <div className="reviews__line">
        <Stars value={rating} />
        <time dateTime={writtenOn}>{dateText(writtenOn, formats)}</time>
        {language === page ? null : <span>{formats.names('language').of(language)}</span>}
      </div>
      {/* in the traveller's own language, whatever the page speaks */}
      <div lang={language} dir="auto">
        {title ? <h3 className="reviews__title">{title}</h3> : null}
        <p className="reviews__body">{body}</p>
      </div>
      <p className="reviews__author">
        <bdi lang={language}>{author}</bdi>
        {country ? `${dot}${country}` : null}
      </p>
    </li>
  )
}

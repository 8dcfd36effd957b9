import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { dateText } from './experience-words.ts'
import './reviews-elsewhere.css'

type Elsewhere = NonNullable<Experience['elsewhere']>

/** What other sites say of an experience, each with the name of its site, apart from what our own travellers wrote. */
export function ReviewsElsewhere({ elsewhere }: { elsewhere: Elsewhere }) {
  const { t } = useTranslation('detail')
  const { rating, reviews } = elsewhere
  return (
    <section className="reviews-elsewhere">
      <h3 className="reviews-elsewhere__title">{t('reviews.elsewhere.title')}</h3>
      <p className="reviews-elsewhere__note">{t('reviews.elsewhere.note')}</p>
      {rating ? <Rating rating={rating} /> : null}
      {reviews.length > 0 ? (
        <ul className="reviews__list">
          {reviews.map((review, index) => (
            // oxlint-disable-next-line no-array-index-key -- nothing else tells two of one author apart, and the list never changes
            <ForeignReview key={index} review={review} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function Rating({ rating }: { rating: NonNullable<Elsewhere['rating']> }) {
  const { t } = useTranslation('detail')
  const { formats } = useEnvironment()
  const { source, average, best, count, address, asOf } = rating
  const decimal = formats.number({ maximumFractionDigits: 1 })
  const words = t('reviews.elsewhere.rating', {
    average: decimal.format(average),
    best: decimal.format(best),
    source,
  })
  return (
    <p className="reviews-elsewhere__rating">
      <strong>{address ? <Away address={address}>{words}</Away> : words}</strong>
      <span>{t('reviews.gave', { count })}</span>
      {asOf ? <span>{t('reviews.elsewhere.asOf', { date: dateText(asOf, formats) })}</span> : null}
    </p>
  )
}

function ForeignReview({ review }: { review: Elsewhere['reviews'][number] }) {
  const { t } = useTranslation('detail')
  const { formats } = useEnvironment()
  const { source, author, rating, best, title, body, language, writtenOn, address } = review
  const decimal = formats.number({ maximumFractionDigits: 1 })
  const site =
    rating === undefined
      ? source
      : t('reviews.elsewhere.rating', {
          average: decimal.format(rating),
          best: decimal.format(best),
          source,
        })
  return (
    <li className="reviews__item">
      <div className="reviews__line">
        <span>{address ? <Away address={address}>{site}</Away> : site}</span>
        {writtenOn ? <time dateTime={writtenOn}>{dateText(writtenOn, formats)}</time> : null}
      </div>
      <div lang={language} dir="auto">
        {title ? <h4 className="reviews__title">{title}</h4> : null}
        <p className="reviews__body">{body}</p>
      </div>
      <p className="reviews__author">
        <bdi>{author}</bdi>
      </p>
    </li>
  )
}

function Away({ address, children }: { address: string; children: string }) {
  return (
    <a href={address} rel="nofollow noopener noreferrer" target="_blank">
      {children}
    </a>
  )
}

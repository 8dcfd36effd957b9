import { useTranslation } from 'react-i18next'
import type { ReviewSort, ReviewsReply } from '../../server/contract/reviews.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Select } from '../ui/controls/select.tsx'
import type { ReviewWish } from './use-reviews.ts'

/** Orders as the browser knows them; the contract's own list would bring its schemas along. */
const orders: Record<ReviewSort, ReviewSort> = { newest: 'newest', highest: 'highest', lowest: 'lowest' }

/** Sorts reviews, and narrows them to a number of stars and a language. */
export function ReviewFilters({
  reply: { histogram, languages },
  wanted,
  onNarrow,
}: {
  reply: ReviewsReply
  wanted: ReviewWish
  onNarrow: (wish: ReviewWish) => void
}) {
  const { t } = useTranslation('detail')
  const { formats } = useEnvironment()
  const { rating, writtenIn, sort } = wanted
  return (
    <div className="reviews__filters">
      <Select
        label={t('reviews.sort.label')}
        value={sort}
        onChange={({ target }) => onNarrow({ ...wanted, sort: target.value as ReviewSort })}
      >
        {Object.values(orders).map((order) => (
          <option key={order} value={order}>
            {t(`reviews.sort.${order}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('reviews.filter.rating')}
        value={rating ?? ''}
        onChange={({ target }) =>
          onNarrow({ ...wanted, rating: target.value === '' ? undefined : Number(target.value) })
        }
      >
        <option value="">{t('reviews.filter.anyRating')}</option>
        {[5, 4, 3, 2, 1]
          .filter((stars) => histogram[stars - 1])
          .map((stars) => (
            <option key={stars} value={stars}>
              {`${t('reviews.stars', { count: stars })} (${formats.number().format(histogram[stars - 1] ?? 0)})`}
            </option>
          ))}
      </Select>
      {languages.length > 1 ? (
        <Select
          label={t('reviews.filter.language')}
          value={writtenIn ?? ''}
          onChange={({ target }) => onNarrow({ ...wanted, writtenIn: target.value || undefined })}
        >
          <option value="">{t('reviews.filter.anyLanguage')}</option>
          {languages.map(({ language: code, count }) => (
            <option key={code} value={code}>
              {`${formats.names('language').of(code) ?? code} (${formats.number().format(count)})`}
            </option>
          ))}
        </Select>
      ) : null}
    </div>
  )
}

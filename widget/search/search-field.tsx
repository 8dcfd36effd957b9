import { useTranslation } from 'react-i18next'
import type { Suggestion } from '../../server/contract/suggestions.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import type { OfferedPlace } from './popular-places.ts'
import { useWish } from './use-wish.ts'
import { WhereField } from './where-field.tsx'
import './search-field.css'

/** The search in one line, for the head of an inner page. The day and the guests of the search before are kept. */
export function SearchField({
  shown,
  picked,
  date,
  guests,
  popular,
}: {
  /** What stands in the field at first, and the place it means, if it does. */
  shown: string
  picked?: Suggestion
  date?: string
  guests?: number
  popular?: readonly OfferedPlace[]
}) {
  const { t } = useTranslation('search')
  const { address } = useEnvironment()
  const { wish, setText, pick, submit } = useWish({ text: shown, picked }, { date, guests })
  return (
    <form
      className="search-field"
      role="search"
      method="get"
      action={address({ to: 'listing' })}
      onSubmit={submit}
    >
      <WhereField
        labelHidden
        text={wish.text}
        popular={popular}
        placeholder={t('where.placeholder')}
        onText={setText}
        onPick={(suggestion) => pick(suggestion, { andGo: true })}
      />
      {date ? <input type="hidden" name="date" value={date} /> : null}
      {guests ? <input type="hidden" name="guests" value={guests} /> : null}
      <button type="submit" className="search-field__go" aria-label={t('go')}>
        <Icon name="search" />
      </button>
    </form>
  )
}

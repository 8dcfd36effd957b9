import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { GuestsField } from './guests-field.tsx'
import type { OfferedPlace } from './popular-places.ts'
import type { Wish } from './search-place.ts'
import { useWish } from './use-wish.ts'
import { WhenField } from './when-field.tsx'
import { WhereField } from './where-field.tsx'
import './search-form.css'

/** Where, when, how many. Without JavaScript it is a form that asks the list. */
export function SearchForm({
  popular,
  first = { text: '' },
}: {
  popular?: readonly OfferedPlace[]
  /** What stands in it from the start. */
  first?: Wish
}) {
  const { t } = useTranslation('search')
  const { address } = useEnvironment()
  const { wish, setText, setDate, setGuests, pick, submit } = useWish(first)
  return (
    <div className="search-form">
      <form
        className="search-form__bar"
        role="search"
        method="get"
        action={address({ to: 'listing' })}
        onSubmit={submit}
      >
        <div className="search-form__part search-form__part--where">
          <WhereField
            text={wish.text}
            popular={popular}
            placeholder={t('where.placeholder')}
            onText={setText}
            onPick={pick}
          />
        </div>
        <div className="search-form__part">
          <WhenField date={wish.date ?? ''} onDate={setDate} />
        </div>
        <div className="search-form__part">
          <GuestsField guests={wish.guests} onGuests={setGuests} />
        </div>
        <Button type="submit" look="act" className="search-form__go" icon={<Icon name="search" />}>
          {t('go')}
        </Button>
      </form>
    </div>
  )
}

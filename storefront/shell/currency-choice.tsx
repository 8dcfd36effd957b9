import { useTranslation } from 'react-i18next'
import type { MouseEvent } from 'react'
import { currentName } from '../../locales/as-printed.ts'
import type { Shell } from '../../server/contract/pages.ts'
import { useEnvironment } from '../../widget/environment/environment.tsx'
import { Icon } from '../../widget/ui/pictures/icon.tsx'
import { Popup } from '../../widget/ui/overlays/popup.tsx'
import { chooseCurrency } from '../navigation/currency-cookie.ts'
import './choice-list.css'

/** Prices in another currency. */
export function CurrencyChoice({ shell }: { shell: Shell }) {
  const { t } = useTranslation('shell')
  if (shell.storefront.currencies.length < 2) return null
  return (
    <Popup
      edge="end"
      name={t('currency.choose', { current: shell.currency })}
      label={<span aria-hidden="true">{shell.currency}</span>}
    >
      <CurrencyList shell={shell} />
    </Popup>
  )
}

/** Every currency that the site sells in, with its name. */
export function CurrencyList({ shell }: { shell: Shell }) {
  const { formats } = useEnvironment()
  const onChoose = (currency: string) => (event: MouseEvent<HTMLButtonElement>) =>
    chooseCurrency(event.currentTarget.ownerDocument, currency)
  return (
    <ul className="choice-list">
      {shell.storefront.currencies.map((code) => (
        <li key={code}>
          <button
            type="button"
            className="choice-list__item"
            data-closes-popup=""
            aria-current={code === shell.currency ? 'true' : undefined}
            onClick={onChoose(code)}
          >
            <span className="choice-list__code isolate">{code}</span>
            {currentName(formats.names('currency').of(code) ?? '')}
            {code === shell.currency ? <Icon name="check" size={16} /> : null}
          </button>
        </li>
      ))}
    </ul>
  )
}

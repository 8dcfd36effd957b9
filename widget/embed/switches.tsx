import { useTranslation } from 'react-i18next'
import { localeRecord } from '../../locales/locale-records.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Select } from '../ui/controls/select.tsx'
import type { Chosen } from './shop.ts'
import type { Warn } from './warn.ts'
import './switches.css'

const names: readonly (keyof Chosen)[] = ['language', 'currency']

/** Lets a traveller choose the language and the currency of the widget. What there is only one of is no choice. */
export function Switches({
  asked: written,
  choose,
  warn,
}: {
  asked: string
  choose: (name: keyof Chosen, code: string) => void
  warn: Warn
}) {
  const { t } = useTranslation('embed')
  const { storefront, language, currency } = useEnvironment()
  const { languages, currencies } = storefront
  const asked = written.split(/[\s,]+/).filter(Boolean)
  for (const name of asked) {
    if (!names.some((known) => known === name)) warn('switches', `"${name}" is none of ${names.join(', ')}`)
  }
  return (
    <div className="switches">
      {asked.includes('language') && languages.length > 1 ? (
        <Select
          plain
          labelHidden
          label={t('switch.language')}
          value={language}
          onChange={({ currentTarget }) => choose('language', currentTarget.value)}
        >
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {localeRecord(code).name}
            </option>
          ))}
        </Select>
      ) : null}
      {asked.includes('currency') && currencies.length > 1 ? (
        <Select
          plain
          labelHidden
          label={t('switch.currency')}
          value={currency}
          onChange={({ currentTarget }) => choose('currency', currentTarget.value)}
        >
          {currencies.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </Select>
      ) : null}
    </div>
  )
}

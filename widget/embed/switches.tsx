import { useTranslation } from 'react-i18next'
import { localeRecord } from '../../locales/locale-records.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Select } from '../ui/controls/select.tsx'
import type { Switch } from './read-options.ts'

/** Lets a traveller choose the language and the currency of the widget. What there is only one of is no choice. */
export function Switches({
  asked,
  choose,
}: {
  asked: readonly Switch[]
  choose: (name: Switch, code: string) => void
}) {
  const { t } = useTranslation('embed')
  const { storefront, language, currency, formats } = useEnvironment()
  const { languages, currencies } = storefront
  return (
    <>
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
              {`${code} – ${formats.names('currency').of(code)}`}
            </option>
          ))}
        </Select>
      ) : null}
    </>
  )
}

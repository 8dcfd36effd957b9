import { useMemo } from 'react'
import { useEnvironment } from '../../environment/environment.tsx'
import { Select } from './select.tsx'
import type { SelectProps } from './select.tsx'

/** Props of `CountrySelect`. */
export interface CountrySelectProps extends Omit<SelectProps, 'children' | 'onChange' | 'value'> {
  /** ISO 3166 codes with telephone prefixes; empty until they are known. */
  countries: readonly { code: string; callingCode: string }[]
  value: string
  /** What stands there before a country is chosen. */
  placeholder: string
  onChange: (code: string) => void
}

/** Countries by their name in the reader's language, each with its telephone prefix. */
export function CountrySelect({ countries, value, placeholder, onChange, ...select }: CountrySelectProps) {
  const { locale, formats } = useEnvironment()
  const named = useMemo(() => {
    const names = formats.names('region')
    const { compare } = new Intl.Collator(locale)
    return countries
      .map(({ code, callingCode }) => ({ code, callingCode, name: names.of(code) ?? code }))
      .toSorted((a, b) => compare(a.name, b.name))
  }, [countries, locale, formats])
  return (
    <Select {...select} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{placeholder}</option>
      {named.length === 0 && value ? <option value={value}>{value}</option> : null}
      {named.map(({ code, callingCode, name }) => (
        <option key={code} value={code}>
          {/* a left-to-right mark: otherwise the plus stands behind the digits where names run from the right */}
          {`${name} (\u200e+${callingCode})`}
        </option>
      ))}
    </Select>
  )
}

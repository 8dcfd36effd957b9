import { useSignals } from '@preact/signals-react/runtime'
import type { InputHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { CountrySelect } from '../ui/controls/country-select.tsx'
import { TextField } from '../ui/controls/field.tsx'
import { callingCodeOf } from '../ui/controls/phone-fault.ts'
import { longestName } from '../ui/controls/longest-name.ts'
import type { BuyerField } from './buyer-form.ts'
import type { CheckoutModel } from './checkout-model.ts'
import './buyer-fields.css'

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'dir' | 'autoCapitalize' | 'spellCheck'
>

const attributes: Record<Exclude<BuyerField, 'countryCode'>, Attributes> = {
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words' },
  email: {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    dir: 'ltr',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  phoneNumber: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', dir: 'ltr' },
}

/** The lead guest: five fields, none asked twice. */
export function BuyerFields({ model }: { model: CheckoutModel }) {
  useSignals()
  const { t } = useTranslation('checkout')
  const buyer = model.buyer.value
  const faults = model.faults.value
  const code = callingCodeOf(buyer.countryCode, model.phones.value?.countries)
  const errorOf = (field: BuyerField) => {
    const fault = faults[field]
    return fault && t(`faults.${fault}`, { most: longestName, code })
  }
  const field = (name: keyof typeof attributes) => (
    <TextField
      {...attributes[name]}
      name={name}
      label={t(`details.${name}`)}
      hint={name === 'email' ? t('details.emailHint') : undefined}
      error={errorOf(name)}
      value={buyer[name]}
      onChange={(event) => model.type(name, event.target.value)}
      onBlur={() => model.leave(name)}
      required
    />
  )
  return (
    <div className="buyer-fields">
      {field('firstName')}
      {field('lastName')}
      <div className="buyer-fields__wide">{field('email')}</div>
      <CountrySelect
        name="countryCode"
        label={t('details.countryCode')}
        placeholder={t('details.chooseCountry')}
        error={errorOf('countryCode')}
        countries={model.phones.value?.countries ?? []}
        value={buyer.countryCode}
        onChange={(code) => model.type('countryCode', code)}
        autoComplete="country"
        required
      />
      {field('phoneNumber')}
    </div>
  )
}

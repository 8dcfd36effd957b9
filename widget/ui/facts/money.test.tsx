import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../server/testing/render-screen.tsx'
import { signOf, useFormatMoney } from './money.tsx'

function Sign({ currency }: { currency: string }) {
  return <p>{signOf(useFormatMoney()({ amount: 0, currency }))}</p>
}

it.each([
  ['en', 'AED', 'AED'],
  ['en', 'EUR', '€'],
  ['ar', 'AED', 'د.إ.'],
  ['fa', 'EUR', '€'],
  ['de', 'AED', 'AED'],
] as const)(
  'writes a currency on a page in %s as its prices do: %s is %s',
  async (language, currency, sign) => {
    await renderScreen(<Sign currency={currency} />, { language })
    expect(screen.getByText((said) => said.replace(/[\u200e\u200f]/g, '').trim() === sign)).toBeDefined()
  },
)

it('the sign of a currency stands alone, without what kept it apart from the number', () => {
  const signIn = (language: string) =>
    signOf(
      new Intl.NumberFormat(language, {
        style: 'currency',
        currency: 'AED',
        maximumFractionDigits: 0,
      }).format(0),
    )
  expect([signIn('en'), signIn('he'), signIn('de')]).toEqual(['AED', 'AED', 'AED'])
})

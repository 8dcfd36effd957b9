import { expect, test } from 'vitest'
import { currencyScript } from './currency-cookie.ts'

/** Runs the script in the head of a page in AED; answers with the cookie and whether prices wait. */
function visit({ cookie = '', guesses = false, protocol = 'http:' } = {}) {
  const dataset: DOMStringMap = { currency: 'AED', ...(guesses && { guessCurrency: '' }) }
  const page = { documentElement: { dataset }, cookie }
  // oxlint-disable-next-line typescript/no-implied-eval -- it is what the page carries inline
  const run = new Function('document', 'location', currencyScript) as (...seen: unknown[]) => void
  run(page, { protocol })
  return { cookie: page.cookie, waits: 'currencyPending' in dataset }
}

test('keeps the site’s own currency for a year where none is kept, and prices stand at once', () => {
  const cookie = 'dhow_currency=AED; max-age=31536000; path=/; samesite=lax'
  expect(visit()).toEqual({ cookie, waits: false })
  expect(visit({ protocol: 'https:' })).toEqual({ cookie: `__Host-${cookie}; secure`, waits: false })
})

test('leaves a currency that is kept, and prices wait for it where it is another one', () => {
  expect(visit({ cookie: 'a=b; dhow_currency=AED' })).toEqual({
    cookie: 'a=b; dhow_currency=AED',
    waits: false,
  })
  expect(visit({ cookie: 'dhow_currency=EUR' })).toEqual({ cookie: 'dhow_currency=EUR', waits: true })
  // also where the site guesses
  expect(visit({ cookie: 'dhow_currency=EUR', guesses: true })).toMatchObject({ cookie: 'dhow_currency=EUR' })
})

test('keeps nothing yet where it is guessed, and prices wait for the guess', () => {
  expect(visit({ guesses: true })).toEqual({ cookie: '', waits: true })
})

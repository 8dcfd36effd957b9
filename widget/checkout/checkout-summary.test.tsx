import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildCart, buildLine, dirhams } from '../../server/testing/factories/cart.ts'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'

it('tells of each line what the cart told: the option, the pickup, the extras and the hours', async () => {
  const line = buildLine({
    optionTitle: 'By day',
    start: '2026-12-24T16:00',
    until: '2026-12-24T18:00',
    pickup: { name: 'Dubai Marina', time: '2026-12-24T14:00' },
    payThere: { kind: 'DEPOSIT', amount: dirhams(500), sum: 'AED 500' },
    price: {
      total: dirhams(690),
      lines: [
        {
          kind: 'unit',
          id: 'ITEM',
          label: 'Sloop',
          quantity: 1,
          periods: 2,
          period: 'HOUR',
          unitPrice: dirhams(135),
          amount: dirhams(270),
        },
        {
          kind: 'extra',
          id: 'photographer',
          label: 'Photographer',
          quantity: 3,
          periods: 1,
          unitPrice: dirhams(140),
          amount: dirhams(420),
        },
      ],
    },
  })
  await showInApp(<CheckoutSummary cart={buildCart({ lines: [line] })} />)
  const told = screen.getByRole('complementary').textContent.replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(told).toContain('By day')
  expect(told).toMatch(/Thu, Dec 24\s?· 4:00\s–\s6:00 PM \(Dubai time\)\s?· 2 hours/)
  expect(told).toContain('Pickup at 2:00 PM: \u2068Dubai Marina\u2069')
  expect(told).toMatch(/1 × Sloop\s*AED 135 × 2 hours/)
  expect(told).toMatch(/3 × Photographer\s*AED 140 each\s*AED 420/)
  expect(told).toContain('To pay there: AED 500 deposit, refunded on return')
})

it('says that no pickup was chosen where pickup is offered', async () => {
  await showInApp(<CheckoutSummary cart={buildCart({ lines: [buildLine({ ownWay: true })] })} />)
  expect(screen.getByRole('complementary').textContent).toContain('No pickup: I’ll make my own way there')
})

it('counts what is in its total, and not what cannot be booked any more', async () => {
  const gone = buildLine({ fault: { fault: 'sold-out' } })
  await showInApp(<CheckoutSummary cart={buildCart({ lines: [buildLine(), gone] })} />)
  expect(screen.getByText('1 experience')).toBeDefined()
})

it('tells until when a stay of several days lasts, as the cart does', async () => {
  const stay = buildLine({ start: '2026-12-13T16:00', until: '2026-12-15T10:00' })
  await showInApp(<CheckoutSummary cart={buildCart({ lines: [stay] })} />)
  const told = screen.getByRole('complementary').textContent.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
  expect(told).toMatch(/Sun, Dec 13, 4:00 PM – Tue, Dec 15, 10:00 AM \(Dubai time\)/)
})

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { CalendarDay, DayState, QuoteReply } from '../../server/contract/availability.ts'
import type { Experience } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { createBookingModel } from './booking-model.ts'
import { BookingPanel } from './booking-panel.tsx'
import { buildDeparture, buildExperience, buildOption } from './testing/build-experience.ts'

const aed = (amount: number) => ({ amount, currency: 'AED' })
const { experience: redDunes } = buildExperience()
const dunes = {
  ...redDunes,
  options: [buildOption(), buildOption({ id: 'small', title: 'Small group, four seats and a guide' })],
}
const states: Record<number, DayState> = { 3: 'few', 4: 'sold-out', 5: 'closed' }
const days = Array.from({ length: 31 }, (_, index): CalendarDay => {
  const state = states[index + 1] ?? 'open'
  const from = state === 'open' || state === 'few' ? aed(22_900) : undefined
  return {
    date: `2026-12-${String(index + 1).padStart(2, '0')}`,
    state,
    from,
    left: index === 3 ? 2 : undefined,
  }
})
const calendar = {
  month: '2026-12',
  days,
  firstMonth: '2026-12',
  lastMonth: '2027-06',
  nextOpenDay: '2026-12-01',
}
const times = [
  buildDeparture({ start: '2026-12-12T09:00', time: '09:00', partOfDay: 'morning' }),
  buildDeparture({ few: true, remaining: 3 }),
  buildDeparture({ start: '2026-12-12T19:00', time: '19:00', partOfDay: 'evening', state: 'sold-out' }),
]
const departures = {
  date: '2026-12-12',
  timeZone: 'Asia/Dubai',
  options: [
    { id: 'shared', departures: times },
    { id: 'small', departures: [] },
  ],
}
const quote: QuoteReply = {
  outcome: 'available',
  price: {
    total: aed(45_800),
    originalTotal: aed(53_800),
    lines: [
      { kind: 'unit', id: 'ADULT', quantity: 2, periods: 1, unitPrice: aed(22_900), amount: aed(45_800) },
    ],
  },
  start: '2026-12-12T15:00',
  end: '2026-12-12T21:00',
  remaining: 3,
  freeUntil: '2026-12-11T11:00:00Z',
  cancellationTerms: [{ until: '2026-12-11T11:00:00Z', percent: 0 }],
}
const replies = {
  'experiences/red-dunes/calendar': calendar,
  'experiences/red-dunes/departures': departures,
  'experiences/red-dunes/quote': quote,
}

function Panel({ experience, date }: { experience: Experience; date?: string }) {
  const { api, currency } = useEnvironment()
  const [model] = useState(() =>
    createBookingModel({ api, currency, experience }, '2026-12-01', { date, guests: 2 }),
  )
  return <BookingPanel model={model} onSubmit={fn()} />
}

const meta = {
  component: Panel,
  args: { experience: dunes },
  parameters: { dhow: { replies } },
} satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

export const ChoosesADate: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('December 2026: 29 dates available')).toBeInTheDocument()
  },
}

/** The line scrolls by itself: what stands above it stays in the panel. */
export const ChoosesADayOfALine: Story = {
  globals: { theme: 'supplier-five' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('December 2026: 29 dates available')
    const panel = canvasElement.querySelector('.booking-panel')?.getBoundingClientRect()
    for (const name of ['One more: Guests', 'Next month']) {
      const { right } = canvas.getByRole('button', { name }).getBoundingClientRect()
      await expect(right).toBeLessThanOrEqual(panel?.right ?? 0)
    }
    const line = canvasElement.querySelector('tbody')
    await expect(line?.scrollWidth).toBeGreaterThan(line?.clientWidth ?? Infinity)
  },
}

export const ChoosesATime: Story = { args: { date: '2026-12-12' } }

export const NoOptionOnThisDate: Story = {
  args: { date: '2026-12-12' },
  parameters: {
    dhow: { replies: { ...replies, 'experiences/red-dunes/departures': { ...departures, options: [] } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Go to/ })).toBeEnabled()
  },
}

export const Unavailable: Story = { args: { experience: { ...dunes, options: [] } } }

export const CalendarOutOfReach: Story = {
  parameters: {
    dhow: { replies: { ...replies, 'experiences/red-dunes/calendar': new TypeError('nothing answered') } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const FromTheRight: Story = { args: { date: '2026-12-12' }, globals: { language: 'ar' } }

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type {
  CalendarDay,
  CalendarReply,
  DeparturesReply,
  QuoteReply,
  SelectionInput,
} from '../../server/contract/availability.ts'
import type { CartReply } from '../../server/contract/carts.ts'
import type { Experience } from '../../server/contract/catalogue.ts'
import { buildApi, buildEnvironment, inApp } from '../environment/testing/in-app.tsx'
import type { Call } from '../environment/testing/in-app.tsx'
import { createBookingModel } from './booking-model.ts'
import type { BookingStart } from './booking-model.ts'
import { BookingPanel } from './booking-panel.tsx'
import { buildDeparture, buildExperience, buildOption } from './testing/build-experience.ts'

const aed = (amount: number) => ({ amount, currency: 'AED' })

function buildCalendar(month: string, overrides: Partial<CalendarReply> = {}): CalendarReply {
  const days = Array.from({ length: 30 }, (_, index): CalendarDay => {
    const date = `${month}-${String(index + 1).padStart(2, '0')}`
    return { date, state: 'open', from: aed(22_900) }
  })
  return {
    month,
    days,
    firstMonth: '2026-11',
    lastMonth: '2027-05',
    nextOpenDay: days[0]?.date,
    ...overrides,
  }
}

/** Two lines that add up, as the server makes them. */
function buildQuote({ units }: SelectionInput): QuoteReply {
  const [adults, children] = [units.ADULT ?? 0, units.CHILD ?? 0]
  const lines = [
    { id: 'ADULT', quantity: adults, unit: 22_900 },
    { id: 'CHILD', quantity: children, unit: 17_900 },
  ].filter(({ quantity }) => quantity > 0)
  return {
    outcome: 'available',
    price: {
      total: aed(lines.reduce((sum, { quantity, unit }) => sum + quantity * unit, 0)),
      lines: lines.map(({ id, quantity, unit }) => ({
        kind: 'unit',
        id,
        quantity,
        periods: 1,
        unitPrice: aed(unit),
        amount: aed(quantity * unit),
      })),
    },
    start: '2026-12-12T15:00',
    end: '2026-12-12T21:00',
    remaining: 30,
    freeUntil: '2026-12-11T11:00:00Z',
    cancellationTerms: [{ until: '2026-12-11T11:00:00Z', percent: 0 }],
  }
}

interface Answers {
  calendar?: (month: string, guests: number, periods: number, option?: string) => CalendarReply
  departures?: (date: string) => DeparturesReply['options']
  /** What the day's answer waits for. */
  dayAfter?: Promise<void>
  quote?: (selection: SelectionInput) => QuoteReply
}

function answerWith({
  calendar = (month) => buildCalendar(month),
  departures,
  dayAfter,
  quote = buildQuote,
}: Answers) {
  return async ({ path, query, body }: Call): Promise<unknown> => {
    if (path.endsWith('/calendar')) {
      const [month, guests, periods] = [
        String(query?.['month']),
        Number(query?.['guests']),
        Number(query?.['periods']),
      ]
      return calendar(month, guests, periods, query?.['option'] as string | undefined)
    }
    if (path.endsWith('/quote')) return quote((body as { selection: SelectionInput }).selection)
    await dayAfter
    const date = String(query?.['date'])
    const options = departures?.(date) ?? [
      { id: 'shared', departures: [buildDeparture({ start: `${date}T15:00`, end: `${date}T21:00` })] },
    ]
    return { date, timeZone: 'Asia/Dubai', options } satisfies DeparturesReply
  }
}

async function renderPanel({
  start,
  overrides,
  ...answers
}: Answers & { start?: BookingStart; overrides?: Partial<Experience> } = {}) {
  const { experience } = buildExperience({ pickups: [], ...overrides })
  const { api, calls } = buildApi(answerWith(answers))
  const announce = vi.fn<(message: string) => void>()
  const onSubmit = vi.fn<(selection: SelectionInput) => Promise<CartReply>>()
  const model = createBookingModel({ api, currency: 'AED', experience }, '2026-11-21', start)
  const panel = await inApp(<BookingPanel model={model} onSubmit={onSubmit} />, {
    environment: buildEnvironment({ api, announce }),
    namespaces: ['availability', 'lines', 'experience'],
  })
  render(panel)
  return { user: userEvent.setup(), calls, announce, onSubmit, model }
}

const chosen = { date: '2026-12-12' }
const { pickups } = buildExperience().experience

describe('the booking panel', () => {
  it('says the month and how many of its days are open', async () => {
    await renderPanel()
    const said = await screen.findByText('November 2026: 30 dates available')
    // read out whenever it changes
    expect(said.getAttribute('role')).toBe('status')
  })

  it('shortens no price of a day to less than it is', async () => {
    const prices = [935_040, 2_790_000, 10_604_968]
    await renderPanel({
      calendar: (month) => {
        const calendar = buildCalendar(month)
        return {
          ...calendar,
          days: calendar.days.map((one, index) => ({ ...one, from: aed(prices[index % 3] ?? 0) })),
        }
      },
    })
    for (const note of ['9,351', '27,900', '107K']) {
      expect((await screen.findAllByText(note)).length).toBeGreaterThan(0)
    }
  })

  it('says what the prices in the calendar pay for, where it is the same on every day', async () => {
    await renderPanel()
    expect(
      await screen.findByText(
        'Lowest price per person on each date, not counting child and other reduced rates, in AED, rounded up',
      ),
    ).toBeTruthy()
  })

  it('says no unit of prices of which some are for a person and some for a boat', async () => {
    const boat = buildOption({
      id: 'boat',
      units: [{ id: 'ITEM', price: aed(85_000), guests: 8, places: 1, minimum: 1 }],
    })
    await renderPanel({ overrides: { options: [buildOption(), boat] } })
    expect(await screen.findByText('Lowest price on each date, in AED, rounded up')).toBeTruthy()
  })

  it('says of a day that is too full for the party how many may come', async () => {
    await renderPanel({
      calendar: (month) => {
        const calendar = buildCalendar(month)
        const full = (one: CalendarDay): CalendarDay => ({ date: one.date, state: 'sold-out', left: 3 })
        return { ...calendar, days: calendar.days.map((one, index) => (index === 24 ? full(one) : one)) }
      },
    })
    expect(await screen.findByText(/, November 25, 2026, only 3 places left$/)).toBeTruthy()
    expect(screen.getByText('Sold out, or not enough places for your group')).toBeTruthy()
  })

  it('says of a day that has all its places, too few for the party, how many it takes', async () => {
    await renderPanel({
      calendar: (month) => {
        const calendar = buildCalendar(month)
        const small = ({ date }: CalendarDay): CalendarDay => ({
          date,
          state: 'sold-out',
          left: 3,
          isWhole: true,
        })
        return { ...calendar, days: calendar.days.map((one, index) => (index === 24 ? small(one) : one)) }
      },
    })
    expect(await screen.findByText(/, November 25, 2026, Up to 3 guests$/)).toBeTruthy()
  })

  it('looks for places for as many as come, before anything else is chosen', async () => {
    const { user, calls, model } = await renderPanel({ start: { guests: 9 } })
    await user.click(await screen.findByRole('button', { name: 'One fewer: Guests' }))
    await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ guests: 8 }))
    expect(model.party.value).toEqual({ ADULT: 8 })
  })

  it('does not call unavailable what is only too small for the party, and says for how many there is room', async () => {
    const { user, model } = await renderPanel({
      start: { guests: 20 },
      calendar: (month, guests) =>
        guests <= 10
          ? buildCalendar(month)
          : {
              ...buildCalendar(month, { nextOpenDay: undefined, largestParty: 10 }),
              days: buildCalendar(month).days.map(({ date }) => ({ date, state: 'sold-out', left: 10 })),
            },
    })
    expect(await screen.findByText('No date has enough places for your group.')).toBeTruthy()
    expect(screen.queryByText('Currently unavailable')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show dates for 10 guests' }))
    expect(await screen.findByText('November 2026: 30 dates available')).toBeTruthy()
    expect(model.party.value).toEqual({ ADULT: 10 })
    expect(document.activeElement?.getAttribute('data-date')).toMatch(/^2026-11-/)
  })

  it('opens in the month in which the season begins', async () => {
    await renderPanel({
      calendar: (month) => {
        const calendar = buildCalendar(month, { nextOpenDay: '2027-03-10' })
        const closed = calendar.days.map(({ date }) => ({ date, state: 'closed' as const }))
        return month < '2027-03' ? { ...calendar, days: closed } : calendar
      },
    })
    expect(await screen.findByText('March 2027: 30 dates available')).toBeTruthy()
  })

  it('goes from a day to a price that its explanation adds up to', async () => {
    const { user, model } = await renderPanel()
    await user.click(screen.getByRole('button', { name: 'Next month' }))
    await user.click(await screen.findByText('Saturday, December 12, 2026, from AED 229'))
    // the calendar has gone; the focus is where the day can be changed
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Saturday, December\s12, 2026/))
    await user.click(await screen.findByRole('button', { name: 'One more: Adult' }))
    await user.click(screen.getByRole('button', { name: 'One more: Child' }))
    await waitFor(() => expect(model.quote.value.value?.price?.total.amount).toBe(63_700))
    const price = screen.getByRole('region', { name: 'Price' })
    expect(within(price).getByText('AED 458')).toBeTruthy()
    expect(within(price).getByText('AED 179')).toBeTruthy()
    const lines = model.quote.value.value?.price?.lines ?? []
    expect(lines.reduce((sum, line) => sum + line.amount.amount, 0)).toBe(63_700)
    expect(screen.getByText('AED 637')).toBeTruthy()
  })

  it('tells beside the total what is paid at the place, and adds it to none', async () => {
    const payThere = { kind: 'DEPOSIT' as const, amount: aed(30_000), sum: 'AED 300' }
    await renderPanel({
      start: chosen,
      quote: (selection) => ({ ...buildQuote(selection), payThere }) as QuoteReply,
    })
    expect(await screen.findByText('To pay there: AED 300 deposit, refunded on return')).toBeDefined()
    expect(screen.queryByText('AED 529')).toBeNull()
  })

  it('tells until when it can be cancelled free, in the zone of the experience and labelled so', async () => {
    await renderPanel({ start: chosen })
    expect(await screen.findByText('Free cancellation until Fri, Dec 11, 3:00 PM (Dubai time)')).toBeTruthy()
  })

  it('asks for a price once when somebody presses "more" quickly, and only for the last', async () => {
    const { user, calls, model } = await renderPanel({ start: chosen })
    const more = await screen.findByRole('button', { name: 'One more: Adult' })
    await waitFor(() => expect(model.quote.value.state).toBe('ready'))
    const before = calls.filter(({ path }) => path.endsWith('/quote')).length
    for (let press = 0; press < 4; press++) await user.click(more)
    await waitFor(() => expect(model.quote.value.value?.price?.total.amount).toBe(5 * 22_900))
    const quotes = calls.filter(({ path }) => path.endsWith('/quote')).slice(before)
    expect(quotes.length).toBeLessThan(4)
    expect(quotes.at(-1)?.body).toMatchObject({ selection: { units: { ADULT: 5 } } })
  })

  it('keeps the last price in its place while the next is worked out', async () => {
    const { user, model } = await renderPanel({ start: chosen })
    await waitFor(() => expect(model.quote.value.state).toBe('ready'))
    await user.click(screen.getByRole('button', { name: 'One more: Adult' }))
    expect(model.quote.value).toMatchObject({ state: 'loading', value: { price: { total: aed(22_900) } } })
    expect(screen.getAllByText('AED 229').length).toBeGreaterThan(0)
  })

  it('takes what is pressed before the day has answered, once it has', async () => {
    const day = Promise.withResolvers<void>()
    const { user, onSubmit } = await renderPanel({ start: chosen, dayAfter: day.promise })
    await user.click(await screen.findByRole('button', { name: 'Choose an option' }))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(
      screen.queryByText('Select a start time to see the price.', { selector: '[role=alert]' }),
    ).toBeNull()
    day.resolve()
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ start: '2026-12-12T15:00' })),
    )
  })

  it('offers another day when nothing runs on the chosen one', async () => {
    const { user, model } = await renderPanel({
      start: chosen,
      departures: (date) =>
        date === '2026-12-12'
          ? [{ id: 'shared', departures: [] }]
          : [{ id: 'shared', departures: [buildDeparture({ start: `${date}T15:00` })] }],
    })
    const hint = await screen.findByText('Choose another date from the calendar.')
    // with its title
    expect(hint.closest('.notice')?.textContent).toContain('No options on this date')
    await user.click(await screen.findByRole('button', { name: /^Go to Sun, Dec\s13$/ }))
    expect(model.date.value).toBe('2026-12-13')
  })

  it.each([
    ['sold-out', 'Sold out on this date'],
    ['closed', 'Booking for this date has closed'],
  ] as const)('tells a day that is %s from one on which nothing runs', async (state, words) => {
    const { user } = await renderPanel({
      start: chosen,
      departures: (date) => [
        { id: 'shared', departures: [buildDeparture({ start: `${date}T15:00`, state })] },
      ],
    })
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect(screen.queryByText('No options on this date')).toBeNull()
    // the button leads to the day, which is what must change
    await user.click(screen.getByRole('button', { name: 'Choose a date' }))
    expect(document.activeElement?.textContent).toMatch(/Saturday, December\s12, 2026/)
    expect(screen.getByText('Choose a date to see times and prices.')).toBeTruthy()
  })

  it('offers the day nearest to one that is sold out, if need be an earlier one', async () => {
    const { user, model } = await renderPanel({
      start: { date: '2026-12-29' },
      calendar: (month) => {
        const calendar = buildCalendar(month)
        const full = (one: CalendarDay): CalendarDay => ({ date: one.date, state: 'sold-out' })
        return { ...calendar, days: calendar.days.map((one) => (one.date > '2026-12-27' ? full(one) : one)) }
      },
      departures: (date) => [
        {
          id: 'shared',
          departures: [
            buildDeparture({ start: `${date}T15:00`, state: date > '2026-12-27' ? 'sold-out' : 'open' }),
          ],
        },
      ],
    })
    await user.click(await screen.findByRole('button', { name: /^Go to Sun, Dec\s27$/ }))
    expect(model.date.value).toBe('2026-12-27')
  })

  it('leads to similar activities when there is no day at all', async () => {
    await renderPanel({
      calendar: (month) => ({
        ...buildCalendar(month),
        days: buildCalendar(month).days.map(({ date }) => ({ date, state: 'closed' as const })),
        nextOpenDay: undefined,
      }),
    })
    const similar = await screen.findByRole('link', { name: 'Explore similar activities' })
    expect(screen.getByText('Currently unavailable')).toBeTruthy()
    expect(similar.getAttribute('href')).toBe(
      '#listing {"city":"dubai","filters":{"categories":["desert-safaris"]}}',
    )
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  })

  it('tells the options apart by how many guests they take and what their price is for', async () => {
    const boat = (id: string, title: string, amount: number, guests: number) =>
      buildOption({ id, title, units: [{ id: 'ITEM', price: aed(amount), guests, places: 1, minimum: 1 }] })
    const options = [boat('noor', 'Noor', 85_000, 10), boat('layali', 'Layali', 195_000, 25)]
    await renderPanel({
      start: { ...chosen, guests: 12 },
      overrides: { options, periods: { period: 'HOUR', minimum: 2, maximum: 8 } },
      departures: () => options.map(({ id }) => ({ id, departures: [buildDeparture()] })),
    })
    const layali = await screen.findByRole('radio', { name: /Layali/ })
    const card = layali.closest('label')?.textContent
    expect(card).toContain('You can select up to 25 guests per item')
    expect(card).toMatch(/From AED\s1,950 per hour/)
  })

  it('names on each option that is not chosen when it starts that day', async () => {
    const options = ['day', 'evening'].map((id) => buildOption({ id, title: `By ${id}` }))
    const at = (...times: string[]) =>
      times.map((time) => buildDeparture({ start: `2026-12-12T${time}`, time }))
    await renderPanel({
      overrides: { options },
      start: { ...chosen, date: '2026-12-12' },
      departures: () => [
        { id: 'day', departures: at('09:00', '10:00', '11:00', '16:00', '17:00') },
        {
          id: 'evening',
          departures: [...at('19:00'), buildDeparture({ start: '2026-12-12T21:00', state: 'closed' })],
        },
      ],
    })
    const aboutOf = async (name: RegExp) =>
      (await screen.findByRole('radio', { name })).closest('label')?.querySelector('.choose-option__about')
        ?.textContent
    expect(await aboutOf(/By day/)).toMatch(
      /^9:00\sAM\s·\s10:00\sAM\s·\s11:00\sAM\s·\s4:00\sPM\s·\s5:00\sPM$/,
    )
    expect(await aboutOf(/By evening/)).toMatch(/^7:00\sPM$/)
    await userEvent.click(screen.getByRole('radio', { name: /By evening/ }))
    expect(await aboutOf(/By evening/)).toBeUndefined()
  })

  it('says how many guests an item takes, in the words of the specification', async () => {
    const yacht = buildOption({
      units: [{ id: 'ITEM', title: 'Yacht', price: aed(85_000), guests: 2, places: 1, minimum: 1 }],
      capacity: 1,
    })
    const { user, announce } = await renderPanel({
      start: { ...chosen, guests: 2 },
      overrides: { options: [yacht], periods: { period: 'HOUR', minimum: 2, maximum: 6 } },
      departures: () => [{ id: yacht.id, departures: [{ ...buildDeparture(), remaining: 1 }] }],
    })
    const text = 'You can select up to 2 guests per item'
    // of the option, and beside its stepper
    expect(await screen.findAllByText(text)).toHaveLength(2)
    // for how long stands beside when and for whom
    await waitFor(() =>
      expect(document.querySelector('.booking-total__chosen')?.textContent).toMatch(
        /\s· 2 hours\s· 1\s× Yacht\s· 2 guests$/,
      ),
    )
    await user.click(screen.getByRole('button', { name: 'One more: Guests' }))
    expect(announce).toHaveBeenCalledWith(text)
    await user.click(screen.getByRole('button', { name: 'One fewer: Guests' }))
    await user.click(screen.getByRole('button', { name: 'One fewer: Guests' }))
    expect(announce).toHaveBeenCalledWith('At least 1')
  })

  it('has as many quads as the guests need, up to those that are left, and offers no time that has fewer', async () => {
    const quads = buildOption({
      units: [{ id: 'ITEM', title: 'Quad', price: aed(40_000), guests: 2, places: 1, minimum: 1 }],
      capacity: 6,
    })
    const at = (time: string, remaining: number) => {
      const start = `2026-12-12T${time}`
      return { ...buildDeparture(), start, time, remaining, few: remaining <= 5 }
    }
    const { user, announce } = await renderPanel({
      start: { ...chosen, guests: 5 },
      overrides: { options: [quads] },
      departures: () => [{ id: quads.id, departures: [at('09:00', 2), at('15:00', 3)] }],
    })
    expect(await screen.findByRole('radio', { name: /9:00.*2 left\s· Quad/ })).toHaveProperty(
      'disabled',
      true,
    )
    await user.click(screen.getByRole('radio', { name: /3:00/ }))
    await waitFor(() =>
      expect(document.querySelector('.booking-total__chosen')?.textContent).toMatch(/3\s× Quad\s· 5 guests$/),
    )
    await user.click(screen.getByRole('button', { name: 'One more: Guests' }))
    await user.click(screen.getByRole('button', { name: 'One more: Guests' }))
    expect(announce).toHaveBeenCalledWith('3\u00a0× Quad: 6 guests at most')
    for (let more = 6; more > 4; more--) {
      await user.click(screen.getByRole('button', { name: 'One fewer: Guests' }))
    }
    expect(screen.getByRole('radio', { name: /9:00/ })).toHaveProperty('disabled', false)
  })

  it('says for how long and for how many it is priced while the pickup is still to be chosen', async () => {
    const yacht = buildOption({
      units: [{ id: 'ITEM', title: 'Yacht', price: aed(85_000), guests: 8, places: 1, minimum: 1 }],
    })
    await renderPanel({
      start: { ...chosen, guests: 3 },
      overrides: { options: [yacht], periods: { period: 'HOUR', minimum: 2, maximum: 6 }, pickups },
    })
    await screen.findByRole('combobox', { name: 'Pickup point' })
    await waitFor(() =>
      expect(document.querySelector('.booking-total__chosen')?.textContent).toMatch(
        /\s· 2 hours\s· 1\s× Yacht\s· 3 guests$/,
      ),
    )
  })

  it.each([
    [{ fault: 'capacity-exceeded', limit: 10 }, 'You can select up to 10 guests per item'],
    [{ fault: 'adult-required' }, 'Children must be accompanied by an adult. Please add one.'],
    [{ fault: 'sold-out' }, 'This time is sold out.'],
  ] as const)('says why there is no booking: %o', async (fault, text) => {
    const { user, onSubmit } = await renderPanel({
      start: chosen,
      quote: () => ({ outcome: 'unavailable', ...fault, price: undefined }),
    })
    expect((await screen.findByText(text)).getAttribute('role')).toBe('alert')
    const button = screen.getByRole('button', { name: 'Add to cart' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('shows a refusal of the cart beside the button', async () => {
    const { user, onSubmit, model } = await renderPanel({ start: chosen })
    onSubmit.mockResolvedValue({ outcome: 'unavailable', fault: 'too-few-places', limit: 1 })
    await waitFor(() => expect(model.quote.value.state).toBe('ready'))
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(await screen.findByText('Only 1 place is left at this time.')).toBeTruthy()
  })

  it('lets a sentence that is not in the language of the page run in its own direction', async () => {
    const cot = { id: 'cot', title: 'Cot', price: aed(0), per: 'BOOKING' as const, maximum: 1 }
    const pickup = { id: 'marina', name: 'Marina', minutesBefore: 30 }
    const { user } = await renderPanel({
      start: chosen,
      overrides: {
        options: [buildOption({ description: 'You share a car.' })],
        extras: [{ ...cot, description: 'For the youngest.' }],
        pickups: [{ ...pickup, address: 'By the lobby.', note: 'Be early.' }],
        inEnglish: ['pickups'],
      },
    })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Pickup point' }), 'marina')
    for (const sentence of ['You share a car.', 'For the youngest.', 'By the lobby.', 'Be early.']) {
      expect((await screen.findByText(sentence)).tagName).toBe('BDI')
    }
    // which language an address is in is stated by nobody
    expect(screen.getByText('By the lobby.').getAttribute('lang')).toBe('')
    expect(screen.getByText('Be early.').getAttribute('lang')).toBe('en')
  })

  it('says of an extra that costs nothing that it is free', async () => {
    const cot = { id: 'cot', title: 'Cot', price: aed(0), per: 'BOOKING' as const, maximum: 1 }
    await renderPanel({ start: chosen, overrides: { extras: [cot, { ...cot, id: 'chair', maximum: 2 }] } })
    expect((await screen.findByRole('checkbox', { name: /Cot/ })).closest('label')?.textContent).toBe(
      'CotFree',
    )
    expect(screen.getByRole('group', { name: 'Cot' }).textContent).toContain('Free')
  })

  it('tells when a transfer picks its guests up before it is chosen', async () => {
    const car = { id: 'car', title: 'Car', price: aed(4_000), per: 'BOOKING' as const, maximum: 1 }
    const cot = { ...car, id: 'cot', title: 'Cot' }
    const { model } = await renderPanel({
      start: chosen,
      overrides: { extras: [{ ...car, minutesBefore: 75 }, cot] },
    })
    const about = (name: RegExp) => screen.getByRole('checkbox', { name }).closest('label')?.textContent
    await waitFor(() => expect(model.departure.value?.start).toBe('2026-12-12T15:00'))
    await screen.findByRole('checkbox', { name: /Car/ })
    expect(about(/Car/)).toContain('Pickup at 1:45')
    expect(about(/Cot/)).not.toMatch(/Pickup|before/)
  })

  it('offers a massage to each guest, and none for those who are taken off', async () => {
    const massage = {
      id: 'massage',
      title: 'Massage',
      price: aed(4_000),
      per: 'BOOKING' as const,
      maximum: 10,
    }
    const { user, model } = await renderPanel({
      start: { ...chosen, guests: 2 },
      overrides: { extras: [{ ...massage, atMost: 'GUESTS' }] },
    })
    const more = await screen.findByRole<HTMLButtonElement>('button', { name: 'One more: Massage' })
    await user.click(more)
    await user.click(more)
    expect(more.disabled || more.getAttribute('aria-disabled') === 'true').toBe(true)
    expect(model.priced.value?.extras).toEqual({ massage: 2 })
    act(() => model.setUnit('ADULT', 1))
    expect(model.priced.value?.extras).toEqual({ massage: 1 })
    expect(within(screen.getByRole('group', { name: 'Massage' })).getByText('1')).toBeTruthy()
  })

  it('offers of a car as many as all guests need, and none to more than it takes', async () => {
    const car = { id: 'car', title: 'Car', price: aed(4_000), per: 'BOOKING' as const, maximum: 2, guests: 4 }
    const tour = { ...car, id: 'tour', title: 'Private guide', maximum: 1, guests: 6 }
    const start = { ...chosen, guests: 5 }
    const { user, model } = await renderPanel({ start, overrides: { extras: [car, tour] } })
    await user.click(await screen.findByRole('button', { name: 'One more: Car' }))
    expect(model.extras.value).toMatchObject({ car: 2 })
    await user.click(screen.getByRole('button', { name: 'One fewer: Car' }))
    expect(model.extras.value).toMatchObject({ car: 0 })
    const guide = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Private guide/ })
    await user.click(guide())
    model.setUnit('ADULT', 9)
    expect(await screen.findByText('For parties of up to 8')).toBeTruthy()
    // one car was chosen for fewer guests: no number of it is enough now, so none is named as the most
    model.extras.value = { ...model.extras.peek(), car: 1 }
    const cars = within(screen.getByRole('group', { name: 'Car' }))
    expect(await cars.findByText('1')).toBeTruthy()
    expect(cars.queryByText('Up to 1')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'One more: Car' }))
    expect(model.extras.value).toMatchObject({ car: 1 })
    await user.click(screen.getByRole('button', { name: 'One fewer: Car' }))
    expect(model.extras.value).toMatchObject({ car: 0 })
    // what was ticked can be taken back
    await user.click(guide())
    await waitFor(() => expect(guide().disabled).toBe(true))
    expect(screen.getByText('For parties of up to 6')).toBeTruthy()
  })

  it('asks again for a price that could not be worked out, before anything goes into the cart', async () => {
    let isDown = true
    const { user, onSubmit } = await renderPanel({
      start: chosen,
      quote: (selection) => {
        if (isDown) throw new TypeError('Failed to fetch')
        return buildQuote(selection)
      },
    })
    expect(await screen.findByText('We could not calculate the price.')).toBeTruthy()
    expect(screen.queryByText('Calculating the price')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }))
    expect(screen.queryByText('We could not calculate the price.')).toBeNull()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('puts into the cart what was chosen, with pickup and extras', async () => {
    const { user, onSubmit, model } = await renderPanel({
      start: { ...chosen, guests: 2 },
      overrides: { pickups },
    })
    onSubmit.mockRejectedValue(new TypeError('offline'))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Pickup point' }), 'marina')
    const point = (await screen.findByText('Pickup at 2:00 PM')).closest('[role=status]')
    expect(point?.textContent).toMatch(/The Walk.*On the pavement\./)
    await user.click(screen.getByRole('button', { name: 'One more: Quad bike' }))
    await waitFor(() => expect(model.quote.value.state).toBe('ready'))
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(onSubmit).toHaveBeenCalledWith({
      experience: 'red-dunes',
      option: 'shared',
      start: '2026-12-12T15:00',
      periods: 1,
      units: { ADULT: 2 },
      guests: undefined,
      extras: { quad: 1 },
      pickup: { id: 'marina' },
    })
    expect(await screen.findByText(/could not add this to your cart/)).toBeTruthy()
  })

  it('says how long before the start the pickup is, until a time is chosen', async () => {
    const times = ['15:00', '17:00'].map((time) => buildDeparture({ start: `2026-12-12T${time}` }))
    const { user } = await renderPanel({
      start: chosen,
      overrides: { pickups },
      departures: () => [{ id: 'shared', departures: times }],
    })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Pickup point' }), 'marina')
    const point = (await screen.findByText('The Walk')).closest('[role=status]')
    expect(point?.textContent).toMatch(/^60 minutes before the start/)
    await user.click(screen.getByRole('radio', { name: /3:00/ }))
    expect(point?.textContent).toMatch(/^Pickup at 2:00/)
  })

  it('leads to the step that is missing instead of adding nothing', async () => {
    const { user, onSubmit } = await renderPanel()
    await screen.findByText('November 2026: 30 dates available')
    await user.click(screen.getByRole('button', { name: 'Choose a date' }))
    expect(document.activeElement?.getAttribute('data-date')).toBe('2026-11-01')
    expect(screen.getAllByText('Choose a date to see times and prices.')).toHaveLength(1)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('asks where to be picked up, with no answer chosen beforehand and the time beside each place', async () => {
    const { user, onSubmit, model } = await renderPanel({ start: chosen, overrides: { pickups } })
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Pickup point' })
    expect(choice.selectedOptions[0]?.textContent).toBe('Choose where we pick you up')
    const offered = [...choice.options].map(({ textContent }) => textContent)
    await waitFor(() =>
      expect([...choice.options].map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(/^2:00\sPM\s· Dubai Marina$/),
      ),
    )
    expect(offered.at(-1)).toBe('No pickup: I’ll make my own way there')
    const extras = screen.getByRole('region', { name: 'Optional extras' })
    expect(choice.compareDocumentPosition(extras) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()

    // the price is known before the place is
    await waitFor(() => expect(model.quote.value.state).toBe('ready'))
    await user.click(screen.getByRole('button', { name: 'Choose a pickup point' }))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(choice)
    const told = screen.getByRole('alert')
    expect(told.textContent).toMatch(/^Choose a pickup point, or say/)
    // and again for who presses again
    await user.click(screen.getByRole('button', { name: 'Choose a pickup point' }))
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(told))
    expect(screen.getByRole('alert').textContent).toBe(told.textContent)
  })

  it('takes a traveller who comes by themselves, and says when to be there and where', async () => {
    const { user, onSubmit } = await renderPanel({ start: chosen, overrides: { pickups } })
    onSubmit.mockRejectedValue(new TypeError('offline'))
    const choice = await screen.findByRole('combobox', { name: 'Pickup point' })
    await user.selectOptions(choice, 'No pickup: I’ll make my own way there')
    expect(await screen.findByText('Starts at 3:00 PM')).toBeTruthy()
    expect(screen.getByText('Al Lahbab desert')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }))
    expect(onSubmit.mock.lastCall?.[0].pickup).toBeUndefined()
  })

  it('offers with an option only its own pickup points and extras', async () => {
    const { experience } = buildExperience()
    const { model } = await renderPanel({
      start: chosen,
      overrides: {
        pickups: pickups.map((pickup) => ({ ...pickup, options: ['camp'] })),
        extras: experience.extras.map((extra) => ({ ...extra, options: ['camp'] })),
      },
    })
    await waitFor(() => expect(model.selection.value).toBeDefined())
    expect(screen.queryByRole('combobox', { name: 'Pickup point' })).toBeNull()
    expect(screen.queryByText('Quad bike')).toBeNull()
    model.extras.value = { quad: 1 }
    model.pickupId.value = 'marina'
    expect(model.selection.value).toMatchObject({ extras: {}, pickup: undefined })
  })

  it('chooses nothing while another option is sold out, and says which of them the from-price is of', async () => {
    const options = [buildOption(), buildOption({ id: 'camp', title: 'Camp only' })]
    const { model } = await renderPanel({
      start: chosen,
      overrides: { options },
      departures: () => [
        { id: 'shared', departures: [buildDeparture({ state: 'sold-out', remaining: 0 })] },
        { id: 'camp', departures: [buildDeparture()] },
      ],
    })
    await waitFor(() => expect(model.departures.value.state).toBe('ready'))
    expect(model.option.value).toBeUndefined()
    expect(await screen.findByRole('button', { name: 'Choose an option' })).toBeTruthy()
  })

  it('marks a day on which what the page is about is sold out, though another option is open', async () => {
    await renderPanel({
      overrides: { options: [buildOption(), buildOption({ id: 'camp', title: 'Camp only' })] },
      calendar: (month) => {
        const calendar = buildCalendar(month)
        const [first, ...others] = calendar.days
        return { ...calendar, days: first ? [{ ...first, gone: ['shared'] }, ...others] : [] }
      },
    })
    expect(await screen.findByText(/November 1, 2026, from AED\s229, Shared car sold out$/)).toBeTruthy()
    expect(screen.getByText('Shared car: sold out')).toBeTruthy()
    expect(screen.getAllByText(/Shared car sold out$/)).toHaveLength(1)
  })

  it('shows the days of the option that a list led here for alone, chooses it for nobody, and all days on demand', async () => {
    const camp = buildOption({ id: 'camp', title: 'Camp only' })
    const asked: unknown[] = []
    const { model, user } = await renderPanel({
      start: { option: camp.id },
      overrides: { options: [buildOption(), camp] },
      calendar: (month, _guests, _periods, option) => {
        asked.push(option)
        const calendar = buildCalendar(month)
        const [first, ...others] = calendar.days
        return option || !first ? calendar : { ...calendar, days: [{ ...first, gone: [camp.id] }, ...others] }
      },
    })
    expect(await screen.findByText(/November 1, 2026, from AED\s229$/)).toBeTruthy()
    expect(screen.getByText(/Dates and prices for “.?Camp only.?”/)).toBeTruthy()
    expect(asked).toEqual([camp.id])
    await user.click(screen.getByRole('button', { name: 'Show dates for all options' }))
    expect(await screen.findByText(/November 1, 2026, from AED\s229, Camp only sold out$/)).toBeTruthy()
    expect(asked).toEqual([camp.id, undefined])
    expect(screen.queryByText(/Dates and prices for/)).toBeNull()
    expect(document.activeElement?.closest('.choose-date')).toBeTruthy()
    expect(model.option.value).toBeUndefined()
  })

  it('shows all days where the option that a list led here for has none, and says nothing of a sole option', async () => {
    const camp = buildOption({ id: 'camp', title: 'Camp only' })
    const { model } = await renderPanel({
      start: { option: camp.id },
      overrides: { options: [buildOption(), camp] },
      calendar: (month, _guests, _periods, option) => {
        const calendar = buildCalendar(month)
        const days = calendar.days.map(({ date }) => ({ date, state: 'closed' as const }))
        return option ? { ...calendar, days, nextOpenDay: undefined } : calendar
      },
    })
    expect(await screen.findByText(/November 1, 2026, from AED\s229$/)).toBeTruthy()
    expect(model.only.value).toBeUndefined()
    cleanup()
    await renderPanel({ start: { option: 'shared' }, overrides: { options: [buildOption()] } })
    expect(await screen.findByText(/November 1, 2026, from AED\s229$/)).toBeTruthy()
    expect(screen.queryByText(/Dates and prices for/)).toBeNull()
  })

  it('names every option that is sold out on the marked days, and explains no mark that no day has', async () => {
    const shared = buildOption()
    const [camp, walk] = ['Camp only', 'Walk'].map((title) => buildOption({ id: title, title }))
    if (!camp || !walk) throw new Error('there are two more')
    const { user } = await renderPanel({
      overrides: { options: [shared, camp, walk] },
      calendar: (month) => {
        const calendar = buildCalendar(month)
        const [first, ...others] = calendar.days
        return { ...calendar, days: first ? [{ ...first, gone: ['shared', camp.id] }, ...others] : [] }
      },
    })
    const day = await screen.findByText(/November 1, 2026.*Shared car\s· Camp only sold out$/)
    expect(screen.getByText(/^Shared car\s· Camp only: sold out$/)).toBeTruthy()
    await user.click(day)
    await user.click(await screen.findByRole('button', { name: /Change$/ }))
    expect((await screen.findAllByText(/November 1, 2026/)).length).toBeGreaterThan(0)
    expect(screen.queryByText(/: sold out$/)).toBeNull()
  })

  it('says beside a number that has reached its maximum why there cannot be more', async () => {
    const { user } = await renderPanel({
      start: { ...chosen, guests: 3 },
      departures: () => [{ id: 'shared', departures: [buildDeparture({ remaining: 4 })] }],
    })
    const more = await screen.findByRole('button', { name: 'One more: Adult' })
    expect(screen.queryByText('Only 4 left at this time')).toBeNull()
    await user.click(more)
    // beside the children too, who cannot be added
    expect(screen.getAllByText('Only 4 left at this time')).toHaveLength(2)
    const child = screen.getByRole('button', { name: 'One more: Child' })
    expect(child.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(child.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Only 4 left at this time',
    )
  })

  it('offers no more nights than are free from the chosen day, and says so once', async () => {
    const asked: SelectionInput[] = []
    const { user } = await renderPanel({
      start: chosen,
      overrides: { periods: { period: 'NIGHT', minimum: 1, maximum: 5 } },
      departures: () => [{ id: 'shared', departures: [buildDeparture({ mostPeriods: 2 })] }],
      quote: (selection) => {
        asked.push(selection)
        return buildQuote(selection)
      },
    })
    const more = await screen.findByRole('button', { name: 'One more: Nights' })
    await user.click(more)
    await user.click(more)
    expect(screen.getAllByText('Up to 2 from this date and time')).toHaveLength(1)
    expect(screen.queryByText('Up to 2')).toBeNull()
    expect(document.querySelector('.choose-party')?.textContent).toMatch(/AED\s\d+ per night/)
    await waitFor(() => expect(asked.at(-1)?.periods).toBe(2))
  })

  it('says plainly that fewer nights are booked than were chosen, and has them again on a day that is free for longer', async () => {
    const lengths: number[] = []
    const { model } = await renderPanel({
      start: chosen,
      calendar: (month, _guests, periods) => {
        lengths.push(periods)
        return buildCalendar(month)
      },
      overrides: { periods: { period: 'NIGHT', minimum: 1, maximum: 5 } },
      departures: () => [{ id: 'shared', departures: [buildDeparture({ mostPeriods: 2 })] }],
    })
    await screen.findByText('Up to 2 from this date and time')
    model.periods.value = 3
    const told = await screen.findByText(
      'You chose 3, but only 2 can be booked from this date and time. For 3, choose another start time or day.',
    )
    expect(told.getAttribute('role')).toBe('status')
    expect(model.periods.value).toBe(3)
    // the dates that are open for all of them are those to choose from
    await waitFor(() => expect(lengths.at(-1)).toBe(3))
    model.periods.value = 2
    expect(await screen.findByText('Up to 2 from this date and time')).toBeTruthy()
  })

  it('offers no more hours than the longest open time of the day has, until a time is chosen', async () => {
    const late = { start: '2026-12-12T19:00', time: '19:00', partOfDay: 'evening' } as const
    const { user } = await renderPanel({
      start: chosen,
      overrides: { periods: { period: 'HOUR', minimum: 1, maximum: 8 } },
      departures: () => [
        {
          id: 'shared',
          departures: [
            buildDeparture({ state: 'sold-out' }),
            buildDeparture({ start: '2026-12-12T17:00', time: '17:00', mostPeriods: 3 }),
            buildDeparture({ ...late, mostPeriods: 2 }),
          ],
        },
      ],
    })
    expect(await screen.findByText('From 1 to 3')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: /7:00/ }))
    expect(await screen.findByText('Up to 2 from this date and time')).toBeTruthy()
  })

  it('says the range of lengths once, also at its end', async () => {
    const { user } = await renderPanel({
      start: chosen,
      overrides: { periods: { period: 'HOUR', minimum: 1, maximum: 2 } },
    })
    await user.click(await screen.findByRole('button', { name: 'One more: Hours' }))
    expect(screen.getByText('From 1 to 2')).toBeTruthy()
    expect(screen.queryByText('Up to 2')).toBeNull()
  })

  it('speaks of the time only where places of it are gone', async () => {
    const [adult] = buildOption().units
    if (!adult) throw new Error('the option has an adult')
    const infant = { ...adult, id: 'INFANT', places: 0, maximum: 1 } as const
    const { user } = await renderPanel({
      start: { ...chosen, guests: 6 },
      overrides: { options: [buildOption({ capacity: 6, units: [adult, infant] })] },
      departures: () => [{ id: 'shared', departures: [buildDeparture({ remaining: 6 })] }],
    })
    expect(await screen.findByText('Up to 6 in total')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'One more: Infant' }))
    expect(screen.getByText('Up to 1')).toBeTruthy()
    expect(screen.queryByText(/at this time/)).toBeNull()
  })

  it('says whom another option has no ticket for, and takes them along as something else when it is asked to', async () => {
    const [adult, ...others] = buildOption().units
    if (!adult) throw new Error('the option has an adult')
    const infant = { ...adult, id: 'INFANT', price: aed(0), places: 0 } as const
    const camp = buildOption({ id: 'camp', title: 'Camp only', units: [adult] })
    const { user, model } = await renderPanel({
      start: { ...chosen, guests: 2 },
      overrides: { options: [buildOption({ units: [adult, ...others, infant] }), camp] },
      departures: () => ['shared', 'camp'].map((id) => ({ id, departures: [buildDeparture()] })),
    })
    await user.click(await screen.findByRole('radio', { name: /Shared car/ }))
    await user.click(await screen.findByRole('button', { name: 'One more: Infant' }))
    expect(model.party.value).toEqual({ ADULT: 2, INFANT: 1 })
    await user.click(screen.getByRole('radio', { name: /Camp only/ }))
    expect(model.party.value).toEqual({ ADULT: 2 })
    expect(await screen.findByText(/^Not included: .*1 infant/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Add .*1 adult.* instead$/ }))
    expect(model.party.value).toEqual({ ADULT: 3 })
    expect(screen.queryByText(/^Not included/)).toBeNull()
  })

  it('offers a ticket for several where it costs less than they do, and takes it', async () => {
    const family = {
      id: 'FAMILY',
      title: 'Family of four',
      price: aed(69_900),
      places: 4,
      covers: { ADULT: 2, CHILD: 2 },
      minimum: 0,
    } as const
    const { user, model } = await renderPanel({
      start: { ...chosen, guests: 2 },
      overrides: { options: [buildOption({ units: [...buildOption().units, family] })] },
    })
    const more = await screen.findByRole('button', { name: 'One more: Child' })
    await user.click(more)
    expect(screen.queryByText(/cheaper/)).toBeNull()
    await user.click(more)
    const told = await screen.findByText(/^2 adults, 2 children: cheaper with .?1 × Family of four/)
    expect(told.textContent).toMatch(/You save AED\s117\./)
    await user.click(screen.getByRole('button', { name: 'Use it' }))
    expect(model.party.peek()).toEqual({ FAMILY: 1 })
    expect(screen.queryByText(/cheaper/)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Guests' }))
  })

  it('says how many people come where a ticket is for several', async () => {
    const family = {
      id: 'FAMILY',
      title: 'Family of four',
      price: aed(69_900),
      places: 4,
      minimum: 0,
    } as const
    const { user } = await renderPanel({
      start: chosen,
      overrides: { options: [buildOption({ units: [...buildOption().units, family] })] },
    })
    await user.click(await screen.findByRole('button', { name: 'One more: Family of four' }))
    await waitFor(() =>
      expect(document.querySelector('.booking-total__chosen')?.textContent).toMatch(
        /1\s× Family of four\s· 5 guests$/,
      ),
    )
  })

  it('goes down to one guest, however many the address said', async () => {
    const { user, model } = await renderPanel({ start: { ...chosen, guests: 3 } })
    const fewer = await screen.findByRole('button', { name: 'One fewer: Adult' })
    for (let pressed = 0; pressed < 3; pressed++) await user.click(fewer)
    expect(model.party.value).toEqual({ ADULT: 1 })
  })

  it('takes no other time than the one that was chosen when the new day does not have it', async () => {
    const { model } = await renderPanel({
      start: chosen,
      departures: (date) => [
        {
          id: 'shared',
          departures: [
            buildDeparture(
              date === '2026-12-12' ? { start: `${date}T15:00` } : { start: `${date}T17:00`, time: '17:00' },
            ),
          ],
        },
      ],
    })
    await waitFor(() => expect(model.selection.value?.start).toBe('2026-12-12T15:00'))
    model.chooseDate('2026-12-19')
    await waitFor(() => expect(model.missing.value).toBe('time'))
    expect(await screen.findByRole('button', { name: 'Select a start time' })).toBeTruthy()
  })

  it('has the start times of the chosen option to choose among', async () => {
    const at = (date: string, time: string) => buildDeparture({ start: `${date}T${time}`, time })
    const { user, model } = await renderPanel({
      start: chosen,
      overrides: { options: [buildOption(), buildOption({ id: 'camp', title: 'Camp only' })] },
      departures: (date) => [
        { id: 'shared', departures: [at(date, '09:00'), at(date, '15:00')] },
        { id: 'camp', departures: [at(date, '18:00')] },
      ],
    })
    await user.click(await screen.findByRole('radio', { name: /Camp only/ }))
    expect(model.departure.value?.start).toBe('2026-12-12T18:00')
    await user.click(screen.getByRole('radio', { name: /Shared car/ }))
    const times = within(screen.getByRole('group', { name: 'Select start time' }))
    expect(times.getAllByRole('radio')).toHaveLength(2)
    await user.click(times.getByRole('radio', { name: /9:00/ }))
    expect(model.departure.value?.start).toBe('2026-12-12T09:00')
  })

  it('goes with the focus to the chosen day where the date is to be changed, and back to it after', async () => {
    const { user } = await renderPanel({ start: chosen })
    screen.getByRole('button', { name: /^Saturday.*Change$/ }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Saturday.*AED/))
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Sunday.*AED/))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Sunday.*Change$/))
  })

  it('takes the same time on another day', async () => {
    const { model } = await renderPanel({
      start: chosen,
      departures: (date) => [
        {
          id: 'shared',
          departures: ['09:00', '15:00'].map((time) => buildDeparture({ start: `${date}T${time}`, time })),
        },
      ],
    })
    await waitFor(() => expect(model.departures.value.state).toBe('ready'))
    expect(model.missing.value).toBe('time')
    model.chooseStart('2026-12-12T15:00')
    model.chooseDate('2026-12-19')
    expect(model.selection.value).toBeUndefined()
    await waitFor(() => expect(model.selection.value?.start).toBe('2026-12-19T15:00'))
  })
})

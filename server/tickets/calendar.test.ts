import { expect, it } from 'vitest'
import type { Booking } from '../contract/checkout.ts'
import { loadTexts } from '../platform/text/texts.ts'
import { buildPrice, dirhams } from '../testing/factories/cart.ts'
import { buildBooking } from '../testing/factories/invoice.ts'
import { writeCalendar } from './calendar.ts'

/** The entries of a calendar file, each as its lines. */
async function entriesOf(...bookings: Booking[]): Promise<string[][]> {
  const file = writeCalendar(
    {
      bookings,
      storefront: { name: 'Dhow' },
      url: 'https://dhow.example/checkout/success',
      language: 'en',
      now: Temporal.Instant.from('2026-11-21T08:00:00Z'),
    },
    (await loadTexts(['ticket', 'lines', 'orders']))('en'),
  )
  expect(file).toContain('METHOD:PUBLISH')
  return file
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((entry) => entry.split('\r\n'))
}

const side = {
  start: '2026-12-24T16:00',
  units: [{ id: 'ADULT', quantity: 3 }],
  guests: 3,
  total: dirhams(398),
}
const moved: Booking['changes'][number] = {
  id: '0b0e7f52-0000-4000-8000-000000000001',
  kind: 'move',
  state: 'applied',
  at: '2026-11-21T09:00:00Z',
  before: { ...side, start: '2026-12-23T16:00' },
  after: side,
  fee: dirhams(0),
  refund: dirhams(0),
  due: dirhams(0),
}

it.each(['Europe/Amsterdam', 'Asia/Dubai', 'America/New_York'])(
  'brings the rules of %s under that name',
  async (timeZone) => {
    const texts = (await loadTexts(['ticket', 'lines', 'orders']))('en')
    const source = { storefront: { name: 'Dhow' }, url: 'https://dhow.example', language: 'en' } as const
    const now = Temporal.Instant.from('2026-11-21T08:00:00Z')
    const file = writeCalendar({ ...source, now, bookings: [buildBooking({ timeZone })] }, texts)
    expect(file).toContain(`DTSTART;TZID=${timeZone}:`)
    expect(file.match(/^TZID:.*$/gm)?.map((line) => line.trim())).toEqual([`TZID:${timeZone}`])
  },
)

it('begins with the transfer that was booked along, and says when the experience starts and ends', async () => {
  const readyAt = { time: '2026-12-24T14:45', name: 'Car from the hotel', address: 'Creek Hotel' }
  const [entry = []] = await entriesOf(buildBooking({ readyAt, until: '2026-12-24T18:00' }))
  expect(entry).toContain('DTSTART;TZID=Asia/Dubai:20261224T144500')
  expect(entry).toContain(String.raw`LOCATION:Car from the hotel\, Creek Hotel`)
  const unfolded = entry.join('').replaceAll(/\s/g, '')
  expect(unfolded).toContain(String.raw`Pickup:2:45PM(Dubaitime)·Carfromthehotel\n`)
  expect(unfolded).toContain(String.raw`Meetingpoint:DubaiMarina\,Pier7`)
  expect(unfolded).toContain(String.raw`Startsat4:00PM\nEndsat6:00PM`)
})

it('ends when who is fetched is back, where that is stated', async () => {
  const pickup = { name: 'Hotel', time: '2026-12-24T14:45', backAt: '2026-12-24T19:15' }
  const readyAt = { time: pickup.time, name: pickup.name }
  const [entry = []] = await entriesOf(buildBooking({ pickup, readyAt, until: '2026-12-24T18:00' }))
  expect(entry).toContain('DTEND;TZID=Asia/Dubai:20261224T191500')
  expect(entry.join('').replaceAll(/\s/g, '')).toContain('Drop-offatabout7:15PM')
  const way = { id: 'car', title: 'Car', quantity: 1, time: pickup.time, backAt: '2026-12-24T19:30' }
  const [driven = []] = await entriesOf(buildBooking({ extras: [way], readyAt, until: '2026-12-24T18:00' }))
  expect(driven).toContain('DTEND;TZID=Asia/Dubai:20261224T193000')
  expect(driven.join('').replaceAll(/\s/g, '')).toContain('Drop-offatabout7:30PM')
})

it('gives a booking that was moved under the same name, as a newer one', async () => {
  const [[before = []], [after = []]] = await Promise.all([
    entriesOf(buildBooking()),
    entriesOf(buildBooking({ changes: [moved] })),
  ])
  for (const entry of [before, after]) {
    expect(entry).toEqual(expect.arrayContaining(['UID:DH-7XR3DD-1@dhow', 'STATUS:CONFIRMED']))
  }
  expect(before).toContain('SEQUENCE:0')
  expect(after).toContain('SEQUENCE:1')
})

it('says with an extra where and when it is, and what the supplier wrote with an offer', async () => {
  const description = 'From the AKM, an hour before.'
  const extras = [{ id: 'van', title: 'Van', description, quantity: 3 }]
  const [[entry = []]] = [await entriesOf(buildBooking({ extras, offerNote: 'At your hotel at 9.' }))]
  const text = entry.join('').replaceAll(/\s/g, '')
  expect(text).toContain('3×Van\\nFromtheAKM\\,anhourbefore.')
  expect(text).toContain('Atyourhotelat9.')
})

it('tells what was cancelled as cancelled, newer than all before, and reminds of it no more', async () => {
  const cancelled = buildBooking({ status: 'CANCELLED', changes: [moved] })
  const [stands, ended] = await entriesOf(buildBooking({ reference: 'DH-7XR3DD-2' }), cancelled)
  expect(stands).toContain('STATUS:CONFIRMED')
  expect(ended).toEqual(expect.arrayContaining(['UID:DH-7XR3DD-1@dhow', 'SEQUENCE:2', 'STATUS:CANCELLED']))
  expect(ended).not.toContain('BEGIN:VALARM')
})

it('enters a stay whose end has no hour by its days, and what lasts nobody knows how long without an end', async () => {
  const [stay, visit] = await entriesOf(
    buildBooking({ start: '2026-12-20T14:00', end: '2026-12-22T14:00', until: '2026-12-22' }),
    buildBooking({ start: '2026-12-20T14:00', end: '2026-12-20T15:00', until: undefined, pickup: undefined }),
  )
  expect(stay).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261220', 'DTEND;VALUE=DATE:20261223']))
  expect(stay?.join('').replaceAll(/\s/g, '')).toContain('2:00PM')
  expect(visit?.filter((line) => /^DT(START|END)/.test(line))).toEqual([
    expect.stringMatching(/^DTSTART;TZID=.*:20261220T140000$/),
  ])
})

it('tells of paid extras, and how long a hire lasts', async () => {
  const lines = buildPrice().lines.map((line) => ({ ...line, period: 'HOUR' as const, periods: 3 }))
  const [entry] = await entriesOf(
    buildBooking({
      price: buildPrice({ lines }),
      extras: [
        { id: 'collection', title: 'Collection from your hotel at 15:15', quantity: 1 },
        { id: 'album', title: 'Photo album', quantity: 0 },
      ],
    }),
  )
  const told = entry?.join('').replaceAll(/\s+/g, ' ')
  expect(told).toContain('\\n3 hours\\nAdditional services: 1 × Collection from your hotel at 15:15\\n')
  expect(told).not.toContain('Photo album')
})

it('names a fact with the colon of its language', async () => {
  const texts = await loadTexts(['ticket', 'lines', 'orders'])
  const now = Temporal.Instant.from('2026-11-21T08:00:00Z')
  const told = (language: 'fr' | 'zh') =>
    writeCalendar(
      {
        bookings: [buildBooking()],
        storefront: { name: 'Dhow' },
        url: 'https://dhow.example',
        language,
        now,
      },
      texts(language),
    ).replaceAll(/\r\n /g, '')
  expect(told('fr')).toContain('Organisé par\u00a0: ')
  expect(told('zh')).toContain('主办方：')
})

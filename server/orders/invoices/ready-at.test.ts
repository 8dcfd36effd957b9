import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { openPostOffice } from '../../testing/factories/post-office.ts'

let office: Awaited<ReturnType<typeof openPostOffice>>
beforeAll(async () => {
  office = await openPostOffice()
})
afterAll(() => office.floor.close())

it('begins an order with the transfer that was booked, which comes before the start, in its mail too', async () => {
  const { floor } = office
  const { slug } = await seedExperience(floor.db, floor.shop, {
    extras: [
      {
        id: 'car',
        title: { en: 'Car from the hotel' },
        price: 5_000,
        minutesBefore: 75,
        minutesAfter: 75,
        asks: 'ADDRESS',
      },
      { id: 'walk', title: { en: 'Walk before' }, price: 500, minutesBefore: 30 },
      { id: 'boat', title: { en: 'Boat before dawn' }, price: 500, minutesBefore: 240 },
    ],
  })
  const shopper = await openShopper(floor.api, {
    experience: slug,
    option: 'standard',
    start: '2026-12-01T09:00',
    units: { ADULT: 2 },
    extras: { car: 1, walk: 1 },
  })
  expect(shopper.cart.lines[0]?.pickup).toEqual({ name: 'Car from the hotel', time: '2026-12-01T07:45' })
  const notes = [{ lineId: shopper.cart.lines[0]?.id ?? '', address: 'Creek Hotel' }]
  const placed = expectOutcome(await shopper.order({ notes }), 'pay')
  floor.network.pay(placed.reference)
  // what was bought stays as it was
  await floor.db('experiences').where({ slug }).update({ extras: '[]' })
  const invoice = await readInvoice(floor.api, placed)
  const [booking] = invoice.bookings
  expect(booking?.readyAt).toEqual({
    time: '2026-12-01T07:45',
    name: 'Car from the hotel',
    address: 'Creek Hotel',
  })
  expect(booking?.until).toBe('2026-12-01T11:00')
  expect(booking?.extras.map(({ id, time, backAt }) => [id, time, backAt])).toEqual([
    ['car', '2026-12-01T07:45', '2026-12-01T12:15'],
    ['walk', '2026-12-01T08:30', undefined],
  ])
  await floor.work()
  const letter = office.sent.find(({ kind }) => kind === 'order-confirmed')?.letter
  expect(letter?.paragraphs.join(' ')).toMatch(
    /Pickup: .*7:45\sAM \(Dubai time\), .*Car from the hotel · Creek Hotel/,
  )
  const services = letter?.cards[0]?.facts.find(({ label }) => label === 'Additional services')?.value
  const mailed = (label: string) => letter?.cards[0]?.facts.find((fact) => fact.label === label)?.value
  expect(mailed('Pickup')).toMatch(/^7:45\sAM \(Dubai time\) · Car from the hotel · Creek Hotel$/)
  expect(services?.replaceAll(/\s/g, ' ')).toBe(
    '7:45 AM (Dubai time) · 1 × Car from the hotel Drop-off at about 12:15 PM 8:30 AM (Dubai time) · 1 × Walk before',
  )
})

it('says when who is fetched is back, where that is stated', async () => {
  const { floor } = office
  const { slug } = await seedExperience(floor.db, floor.shop, {
    pickups: [
      { id: 'hotel', minutesBefore: 45, minutesAfter: 75 },
      { id: 'quay', minutesBefore: 15 },
    ],
  })
  const backAt = async (id: string) => {
    const shopper = await openShopper(floor.api, {
      experience: slug,
      option: 'standard',
      start: '2026-12-01T09:00',
      units: { ADULT: 2 },
      pickup: { id },
    })
    const placed = expectOutcome(await shopper.order(), 'pay')
    const [booking] = (await readInvoice(floor.api, placed)).bookings
    expect(booking?.until).toBe('2026-12-01T11:00')
    return booking?.pickup?.backAt
  }
  expect(await backAt('hotel')).toBe('2026-12-01T12:15')
  expect(await backAt('quay')).toBeUndefined()
})

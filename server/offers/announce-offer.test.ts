import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailHtml } from '../messages/email-html.ts'
import { expectOutcome, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { askForOffer, negotiationApi, typeQuote } from '../testing/factories/negotiation.ts'
import { openPostOffice } from '../testing/factories/post-office.ts'
import { quoteOffer } from './quote-offer.ts'

let office: Awaited<ReturnType<typeof openPostOffice>>
beforeAll(async () => {
  office = await openPostOffice()
})
afterAll(() => office.floor.close())

/** The letter of a kind, as it was sent last. */
async function letterOf(kind: string) {
  await office.floor.work()
  const mail = office.sent.findLast((sent) => sent.kind === kind)
  if (!mail) throw new Error(`no ${kind} was sent`)
  return mail.letter
}

it('frames what is asked for and what is offered; of a long wish the mail has the beginning', async () => {
  const { floor } = office
  const { slug } = await seedExperience(floor.db, floor.shop, { negotiation: 'ALSO' })
  const message = `Two tables\n${'🐪'.repeat(900)}`
  const offer = await askForOffer(floor, { api: negotiationApi(floor), experience: slug, guests: 4, message })
  const asked = await letterOf('supplier-offer')
  const wish = asked.cards[0]?.facts.find(({ label }) => label === 'Their message')?.value
  expect(wish).toBe(`Two tables\n${'🐪'.repeat(589)} …`)
  expect(emailHtml(asked)).toContain('<bdi>Two tables</bdi><br><bdi>🐪')

  // the offer equals the request, so the mail names no difference
  await quoteOffer(floor.deps, offer, { quote: typeQuote({ note: 'By the window' }) })
  const [card] = (await letterOf('offer-quote')).cards
  expect(card?.facts).toEqual([
    { label: 'Date', value: 'Tuesday, December 1, 2026' },
    { label: 'Time', value: '9:00 AM – 11:00 AM (Dubai time)' },
    { label: 'Guests', value: '4' },
    { label: 'Price', value: expect.stringMatching(/^AED.900$/) as string },
    {
      label: 'Cancellation policy',
      value: 'Free cancellation until November 30, 2026 at 9:00 AM (Dubai time)',
    },
    { label: 'Note', value: 'By the window' },
    { label: 'Reference', value: offer.reference },
  ])
})

it('tells the traveller what they asked for, where another date or another number of guests is offered', async () => {
  const { floor } = office
  const { slug } = await seedExperience(floor.db, floor.shop, { negotiation: 'ALSO' })
  const offer = await askForOffer(floor, {
    api: negotiationApi(floor),
    experience: slug,
    guests: 3,
    wishedDate: '2026-12-02',
    message: 'Buy at https://elsewhere.example',
  })
  await quoteOffer(floor.deps, offer, { quote: typeQuote() })
  const facts = (await letterOf('offer-quote')).cards[0]?.facts
  expect(facts).toContainEqual({ label: 'Preferred date', value: 'Wednesday, December 2, 2026' })
  expect(facts).toContainEqual({ label: 'Guests asked for', value: '3' })
  // the e-mail address may belong to somebody else
  expect(JSON.stringify(await letterOf('offer-received'))).not.toContain('elsewhere')
})

it('needs a place to meet where the listing sells by offers alone, as it names no more than a region', async () => {
  const { floor } = office
  const { slug } = await seedExperience(floor.db, floor.shop, { negotiation: 'ONLY' })
  await floor
    .db('options')
    .where({ experience_id: floor.db('experiences').where({ slug }).select('id') })
    .delete()
  const offer = await askForOffer(floor, { api: negotiationApi(floor), experience: slug, guests: 4 })
  const own = { option: '', hours: '4' }
  expect(await quoteOffer(floor.deps, offer, { quote: typeQuote(own) })).toEqual({
    outcome: 'invalid',
    faults: { place: 'missing' },
  })
  const named = typeQuote({ ...own, place: 'Lobby of the Creek Hotel' })
  expect(await quoteOffer(floor.deps, offer, { quote: named })).toMatchObject({ outcome: 'quoted' })
})

it('says what the traveller asked for once it is paid, and where, as the supplier wrote it, and as the listing says where they wrote nothing', async () => {
  const { floor } = office
  const { slug } = await seedExperience(floor.db, floor.shop, { negotiation: 'ALSO' })
  await floor
    .db('experiences')
    .where({ slug })
    .update({ address: JSON.stringify({ en: 'Pier 7' }) })
  const api = negotiationApi(floor)
  const asked = await askForOffer(floor, { api, experience: slug, guests: 4 })
  expect(await quoteOffer(floor.deps, asked, { quote: typeQuote({ place: 'x'.repeat(1001) }) })).toEqual({
    outcome: 'invalid',
    faults: { place: 'long' },
  })
  for (const [place, said] of [
    ['', 'Pier 7'],
    ['Lobby of the Creek Hotel', 'Lobby of the Creek Hotel'],
  ] as const) {
    const message = 'Fetch us where you can'
    const offer = await askForOffer(floor, { api, experience: slug, guests: 4, message })
    await quoteOffer(floor.deps, offer, { quote: typeQuote({ place }) })
    for (const kind of ['offer-quote', 'supplier-quote-sent']) {
      const [card] = (await letterOf(kind)).cards
      expect(card?.facts).toContainEqual({ label: 'Meeting point or pickup', value: said })
    }
    expect((await offer.read()).quote?.place).toBe(said)
    const placed = expectOutcome(await offer.order(await offer.open()), 'pay')
    floor.network.pay(placed.reference)
    expect((await readInvoice(api, placed)).bookings[0]).toMatchObject({
      address: said,
      offerMessage: message,
    })
    const [bought] = (await letterOf('order-confirmed')).cards
    expect(bought?.facts).toContainEqual({ label: 'Your message', value: message })
    const [told] = (await letterOf('supplier-offer-accepted')).cards
    expect(told?.facts).toContainEqual({ label: 'Their message', value: message })
    expect(told?.facts).toContainEqual({ label: 'Meeting point or pickup', value: said })
  }
})

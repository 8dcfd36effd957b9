import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { AcceptOfferReply, Offer } from '../../server/contract/offers.ts'
import { buildCart } from '../../server/testing/factories/cart.ts'
import { buildOffer, inHours } from '../../server/testing/factories/offer.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { ApiProblem } from '../environment/api.ts'
import { answeringApi } from '../environment/testing/answering-api.ts'
import type { Answers } from '../environment/testing/answering-api.ts'
import { OfferView } from './offer-view.tsx'
import type { OfferViewProps } from './offer-view.tsx'
import { useOffer } from './use-offer.ts'

function Following(props: Omit<OfferViewProps, 'model'>) {
  return <OfferView model={useOffer({ reference: 'OF-7K3M9Q', token: 't' })} {...props} />
}

async function open(
  offer: Offer | Error,
  { write = vi.fn(), ...props }: { write?: Answers['write'] } & Partial<OfferViewProps> = {},
) {
  const onAccepted = vi.fn<OfferViewProps['onAccepted']>()
  const read = () => (offer instanceof Error ? Promise.reject(offer) : Promise.resolve(offer))
  const api = answeringApi({ read, write })
  await renderScreen(<Following onAccepted={onAccepted} {...props} />, { api })
  await screen.findByRole('heading', { level: 1 })
  return { onAccepted }
}
const title = () => screen.findByRole('heading', { level: 1 }).then(({ textContent }) => textContent)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('an offer', () => {
  it('says what it is, what it costs and until when it stands', async () => {
    await open(buildOffer())
    expect(await title()).toBe('Here is your offer, Ada')
    const shown = document.body.textContent
    expect(shown).toContain('Meeting point or pickup: \u2068Lobby of the Creek Hotel\u2069')
    for (const words of ['6 adults', 'With breakfast', 'At dawn\nplease', '2,400', '2 days left.']) {
      expect(shown).toContain(words)
    }
  })

  it('says so where the supplier offers another date or for other guests than were asked for', async () => {
    const { quote } = buildOffer()
    await open(buildOffer({ wishedDate: quote?.start.slice(0, 10), guests: quote?.guests }))
    expect(document.body.textContent).not.toContain('You asked for')
    await open(buildOffer({ wishedDate: '2027-04-10', guests: (quote?.guests ?? 0) + 1 }))
    const told = document.body.textContent?.replaceAll(/[\u00a0\u202f\u2066-\u2069]/g, ' ') ?? ''
    expect(told).toMatch(/You asked for:\s+Saturday, April 10, 2027.* guests.* This offer is for: /)
  })

  it('says in which currency it is paid, where the reader sees prices in another', async () => {
    await open(buildOffer())
    expect(document.body.textContent).not.toContain('supplier’s currency')
    const { quote } = buildOffer()
    const total = { amount: 65_000, currency: 'EUR' }
    await open(buildOffer({ quote: quote && { ...quote, total } }))
    expect(document.body.textContent).toContain('Offers are paid in the supplier’s currency: Euro.')
  })

  it('that was accepted and paid tells nothing of it as if it were so still', async () => {
    const shown = () => document.body.textContent ?? ''
    const { quote } = buildOffer()
    const free = quote && { ...quote, cancellationTerms: [{ until: inHours(48), percent: 0 }] }
    await open(buildOffer({ status: 'ACCEPTED', reserved: true, quote: free }))
    expect(shown()).toContain('Free cancellation until')
    expect(shown()).not.toContain('These were the details of the offer.')
    cleanup()
    await open(buildOffer({ status: 'ACCEPTED', quote: free }))
    expect(shown()).toContain('These were the details of the offer. Your booking has the current ones.')
    expect(shown()).not.toContain('Free cancellation until')
  })

  it.each([
    [71.99, '3 days left.'],
    [47.5, '47 hours left.'],
    [23.99, '24 hours left.'],
    [5.5, '5 hours left.'],
    [1.5, '1 hour left.'],
    [0.5, 'Less than an hour left.'],
  ])('with %s hours to go says: %s', async (left, words) => {
    const { quote } = buildOffer()
    await open(buildOffer({ quote: quote && { ...quote, expiresAt: inHours(left) } }))
    expect(document.body.textContent).toContain(words)
  })

  it('that nobody made is not one whose time is over', async () => {
    await open(buildOffer({ status: 'EXPIRED', quote: undefined }))
    expect(await title()).toBe('The supplier has not answered')
  })

  it('is handed to checkout when it is accepted', async () => {
    const reply: AcceptOfferReply = { outcome: 'open', token: 'cart', cart: buildCart() }
    const { onAccepted } = await open(buildOffer(), { write: vi.fn(() => Promise.resolve(reply)) })
    await press('Accept the offer')
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(reply)
  })

  it('says what became of it when it was gone before it was accepted', async () => {
    const offer = buildOffer({ status: 'WITHDRAWN', reason: 'The boat is in the yard' })
    const { onAccepted } = await open(buildOffer(), {
      write: vi.fn(() => Promise.resolve({ outcome: 'gone', offer } satisfies AcceptOfferReply)),
    })
    await press('Accept the offer')
    expect(await screen.findByText('“The boat is in the yard”')).toBeDefined()
    expect(await title()).toBe('This offer is no longer available')
    expect(onAccepted).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Accept the offer' })).toBeNull()
  })

  it('stands as before when nobody answers', async () => {
    await open(buildOffer(), { write: vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))) })
    await press('Accept the offer')
    expect((await screen.findByRole('alert')).textContent).toContain('nothing has changed')
    expect(screen.getByRole('button', { name: 'Accept the offer' })).toBeDefined()
  })

  it('is declined only after a second thought, with a reason if there is one', async () => {
    const declined = buildOffer({ status: 'DECLINED', reason: 'Too dear' })
    const write = vi.fn((..._call: unknown[]) => Promise.resolve(declined))
    await open(buildOffer(), { write })
    await press('Decline')
    await press('Keep offer')
    await press('Decline')
    await userEvent.type(screen.getByRole('textbox'), 'Too dear')
    await press('Decline offer')
    expect(await screen.findByText('“Too dear”')).toBeDefined()
    expect(write.mock.calls).toEqual([
      ['post', 'offers/OF-7K3M9Q/decline', { token: 't', body: { reason: 'Too dear' } }],
    ])
  })

  it('tells that there is no room any more, and how to go on', async () => {
    await open(buildOffer(), { gone: { fault: 'too-few-places', limit: 2 } })
    expect(screen.getByRole('alert').textContent).toContain('Only 2 places are left at this time.')
  })

  it.each([
    ['REQUESTED', 'We have received your request', 'Explore similar activities'],
    ['ACCEPTED', 'You accepted this offer', 'View your booking'],
    ['DECLINED', 'You declined this offer', 'Send a new request'],
    ['REJECTED', 'The supplier cannot make an offer', 'Send a new request'],
    ['WITHDRAWN', 'This offer is no longer available', 'Send a new request'],
    ['EXPIRED', 'This offer has expired', 'Send a new request'],
  ] as const)('that is %s says so, and leads on', async (status, heading, link) => {
    await open(buildOffer({ status, orderUrl: 'https://shop.example/checkout/success?order=DH-1#token=t' }))
    expect(await title()).toBe(heading)
    expect(screen.getByRole('link', { name: link })).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('that the key does not open is not told from one that does not exist', async () => {
    await open(new ApiProblem(404, { code: 'offer_unknown' }))
    expect(await title()).toBe('We could not open this offer')
  })

  it('can be asked for again when nobody answered', async () => {
    await open(new TypeError('Failed to fetch'))
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })
})

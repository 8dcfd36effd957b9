import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { buildCart, buildLine } from '../../server/testing/factories/cart.ts'
import { buildInvoice } from '../../server/testing/factories/invoice.ts'
import { buildCard, buildReply, testPicture } from '../../server/testing/factories/search.ts'
import { defaultTheme } from '../../themes/default.ts'
import { buildDeparture, buildExperience } from '../availability/testing/build-experience.ts'
import { createCartStore } from '../cart/cart-store.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { views } from './host-options.ts'
import type { ViewName } from './host-options.ts'
import { addressIn, followSteps } from './links.ts'
import { firstPlaceOf } from './first-place.ts'
import { createStage, stagePlaceOf } from './stage.ts'
import { WidgetApp } from './widget-app.tsx'

const aed = (amount: number) => ({ amount, currency: 'AED' })
const { experience } = buildExperience({
  hero: testPicture,
  pictures: [testPicture, testPicture, testPicture],
})
const month = new Date().toISOString().slice(0, 7)
const calendar = {
  month,
  days: Array.from({ length: 28 }, (_, index) => ({
    date: `${month}-${String(index + 1).padStart(2, '0')}`,
    state: index % 5 === 3 ? 'sold-out' : 'open',
    from: index % 5 === 3 ? undefined : aed(22_900),
  })),
  firstMonth: month,
  lastMonth: month,
  nextOpenDay: `${month}-28`,
}
const found = buildReply({
  cards: [
    buildCard(),
    buildCard({ slug: 'creek', title: 'Dinner on a wooden dhow', labels: [] }),
    buildCard({ slug: 'yacht', title: 'A yacht of your own, by the hour', freeCancellation: false }),
    buildCard({ slug: 'old-town', title: 'The old town on foot and by abra', rating: undefined }),
  ],
})
const cart = buildCart({
  lines: [buildLine({ experience: { ...buildLine().experience, picture: testPicture } })],
})
const replies: Record<string, unknown> = {
  experiences: found,
  'experiences/red-dunes': experience,
  'experiences/red-dunes/calendar': calendar,
  'experiences/red-dunes/departures': {
    date: `${month}-28`,
    timeZone: 'Asia/Dubai',
    options: [{ id: 'shared', departures: [buildDeparture()] }],
  },
  cart,
}
const tell = fn()
const warn = fn()
const never = new Promise<never>(() => undefined)

/** A view of the widget as it stands in a page, without the element and its loading. */
function Widget({ view, slug, isLoggedIn }: { view: ViewName; slug?: string; isLoggedIn?: boolean }) {
  const given = useEnvironment()
  const { i18n } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const kind = views[view]
  const first = useMemo(() => firstPlaceOf({ view, experience: slug }), [view, slug])
  const [{ stage, store }] = useState(() => {
    const { api, memory, currency } = given
    memory.set('cart-token', 'token')
    const opened = createCartStore({ api: () => api, memory, currency: () => currency })
    void opened.load()
    return { store: opened, stage: createStage(kind === 'button' ? undefined : first) }
  })
  const environment = useMemo(() => {
    // a shell that is drawn again has another memory
    if (isLoggedIn) given.memory.set('logged-in', 'yes')
    return {
      ...given,
      address: (place: Parameters<typeof given.address>[0]) => addressIn('', given.language, place),
      navigate(target: Parameters<typeof given.navigate>[0], { replace = false } = {}) {
        const step = typeof target === 'string' ? undefined : stagePlaceOf(target)
        if (step) stage.go(step, { replace })
      },
    }
  }, [given, isLoggedIn, stage])
  useEffect(() => {
    const root = box.current?.getRootNode()
    return root && followSteps(root, (place) => stage.go(place))
  }, [stage])
  const button = view === 'cart' ? 'cart' : 'book'
  return (
    <div ref={box}>
      <WidgetApp
        frame={{
          kind,
          button,
          place: {},
          choose: () => undefined,
          canSearch: view !== 'listing',
          first,
          onClosed: () => undefined,
        }}
        stage={stage}
        environment={environment}
        translations={i18n}
        cart={store}
        tell={tell}
        warn={warn}
      />
    </div>
  )
}

/** The widget in the page, or in the shadow root of the shell. */
function rootOf(canvasElement: HTMLElement): ParentNode {
  const hosts = [...canvasElement.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot)
  return hosts[0]?.shadowRoot ?? canvasElement
}

/** Ends when the view is there. */
const shows =
  (selector: string): Story['play'] =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(rootOf(canvasElement).querySelector(selector)).toBeVisible())
  }

/** Opens the dialog of a button, and ends when its view is there. */
const opens =
  (selector: string): Story['play'] =>
  async (context) => {
    await shows('button')?.(context)
    const button = rootOf(context.canvasElement).querySelector('button')
    if (button) await userEvent.click(button)
    await shows(selector)?.(context)
  }

const meta = {
  title: 'Widget/Views',
  component: Widget,
  args: { view: 'listing' },
  parameters: { dhow: { replies } },
} satisfies Meta<typeof Widget>

export default meta
type Story = StoryObj<typeof meta>

/** As it stands in most pages: apart from them, in their font and their colours. */
const ofThePage = (story: Story): Story => ({ ...story, globals: { shell: 'shadow', theme: 'transparent' } })
const answering = (story: Story, changed: Record<string, unknown>): Story => ({
  ...story,
  parameters: { dhow: { replies: { ...replies, ...changed } } },
})

export const Search: Story = { args: { view: 'search' }, play: shows('.experience-card') }
export const SearchInAPage = ofThePage(Search)

export const Listing: Story = { args: { view: 'listing' }, play: shows('.experience-card') }
export const ListingInAPage = ofThePage(Listing)
export const ListingAsRows: Story = {
  ...Listing,
  parameters: {
    dhow: { replies, environment: { layout: { ...defaultTheme.layout, experienceCard: 'row' } } },
  },
}
export const ListingOfNothing = answering(
  { ...Listing, play: shows('.listing-screen__none') },
  { experiences: buildReply({ cards: [] }) },
)
export const ListingOnItsWay = answering({ ...Listing, play: shows('[aria-busy]') }, { experiences: never })
export const ListingOutOfReach = answering(
  { ...Listing, play: shows('[role=alert]') },
  { experiences: new TypeError('Failed to fetch') },
)

export const Experience: Story = {
  args: { view: 'experience', slug: 'red-dunes' },
  play: shows('.experience-screen__texts section'),
}
export const ExperienceInAPage = ofThePage(Experience)
export const ExperienceOutOfReach = answering(
  { ...Experience, play: shows('[role=alert]') },
  { 'experiences/red-dunes': new TypeError('Failed to fetch') },
)

export const Availability: Story = {
  args: { view: 'availability', slug: 'red-dunes' },
  play: shows('[role=grid]'),
}
export const AvailabilityInAPage = ofThePage(Availability)
export const AvailabilityOnItsWay = answering(
  { ...Availability, play: shows('[aria-busy]') },
  { 'experiences/red-dunes': never },
)

export const Cart: Story = { args: { view: 'cart' }, play: opens('dialog .cart-line') }
export const CartInAPage = ofThePage(Cart)
export const CartOfNothing = answering(
  { ...Cart, play: opens('dialog .blank-state') },
  { cart: buildCart({ lines: [] }) },
)

export const Checkout: Story = { args: { view: 'checkout' }, play: shows('.checkout-form') }
export const CheckoutInAPage = ofThePage(Checkout)
export const CheckoutOfNothing = answering(
  { ...Checkout, play: shows('.blank-state') },
  { cart: buildCart({ lines: [] }) },
)
export const CheckoutOutOfReach = answering(
  { ...Checkout, play: shows('[role=alert]') },
  { cart: new TypeError('Failed to fetch') },
)

export const Invoices: Story = { args: { view: 'invoices' }, play: shows('.invoices-screen__account') }
export const InvoicesInAPage = ofThePage(Invoices)
export const InvoicesOfAnAccount = answering(
  { args: { view: 'invoices', isLoggedIn: true }, play: shows('.account-session') },
  {
    account: { account: { email: 'ada@example.com' } },
    'account/orders': { confirmed: [buildInvoice()], failed: [] },
  },
)

export const Button: Story = {
  args: { view: 'button', slug: 'red-dunes' },
  play: opens('dialog .experience-screen__texts section'),
}
export const ButtonInAPage = ofThePage(Button)

import { z } from 'zod'
import { accountOperations } from './account-operations.ts'
import {
  CalendarQuery,
  CalendarReply,
  DeparturesQuery,
  DeparturesReply,
  QuoteReply,
  QuoteRequest,
} from './availability.ts'
import {
  AddLineRequest,
  Cart,
  CartReply,
  ChangeCartRequest,
  ChangeLineRequest,
  OpenCartReply,
  OpenCartRequest,
} from './carts.ts'
import {
  Experience,
  RelatedReply,
  SearchQuery,
  SearchReply,
  SuggestQuery,
  SuggestReply,
} from './catalogue.ts'
import { CategoriesReply, DestinationsQuery, DestinationsReply } from './destinations.ts'
import { downloadOperations } from './download-operations.ts'
import { embedOperations } from './embed-operations.ts'
import { Invoice, PlaceOrderReply, PlaceOrderRequest } from './checkout.ts'
import { cancellationOperations } from './cancellation-operations.ts'
import { changeOperations } from './change-operations.ts'
import { offerOperations } from './offer-operations.ts'
import type { Operation } from './operation.ts'
import { FindOrderReply, FindOrderRequest } from './order-access.ts'
import { Slug } from './primitives.ts'
import { reviewOperations } from './review-operations.ts'
import { ReviewsQuery, ReviewsReply } from './reviews.ts'

const bySlug = z.object({ slug: Slug.meta({ description: 'Slug of an experience.' }) })
const byLine = z.object({ id: z.uuid().meta({ description: 'Id of a line of the cart.' }) })
const unknownExperience = { 404: ['experience_unknown'] } as const
const unknownCart = { 401: ['cart_unknown'] } as const

const catalogue: readonly Operation[] = [
  {
    id: 'searchExperiences',
    method: 'get',
    path: '/api/v1/experiences',
    tag: 'Catalogue',
    summary: 'Search experiences',
    description:
      'Filters narrow each other; the values within one are alternatives, written as `?labels=a,b` or `?labels=a&labels=b`. Every filter comes back with how many experiences each of its values would leave.',
    parameters: { query: SearchQuery.omit({ currency: true }) },
    reply: { status: 200, schema: SearchReply, description: 'One page of the results.' },
  },
  {
    id: 'readExperience',
    method: 'get',
    path: '/api/v1/experiences/{slug}',
    tag: 'Catalogue',
    summary: 'Read an experience',
    description: 'A slug that has been replaced answers with a redirect (301) to the one in use.',
    parameters: { path: bySlug },
    reply: { status: 200, schema: Experience, description: 'Everything its page shows.' },
    problems: unknownExperience,
  },
  {
    id: 'listReviews',
    method: 'get',
    path: '/api/v1/experiences/{slug}/reviews',
    tag: 'Catalogue',
    summary: 'List the reviews of an experience',
    parameters: { path: bySlug, query: ReviewsQuery },
    reply: { status: 200, schema: ReviewsReply, description: 'One page, newest first.' },
  },
  {
    id: 'listRelated',
    method: 'get',
    path: '/api/v1/experiences/{slug}/related',
    tag: 'Catalogue',
    summary: 'List what is like an experience',
    parameters: { path: bySlug },
    reply: { status: 200, schema: RelatedReply, description: 'The likest first.' },
  },
  {
    id: 'suggest',
    method: 'get',
    path: '/api/v1/suggestions',
    tag: 'Catalogue',
    summary: 'Complete what is being typed',
    parameters: { query: SuggestQuery },
    reply: { status: 200, schema: SuggestReply, description: 'Places, categories and experiences.' },
  },
  {
    id: 'listDestinations',
    method: 'get',
    path: '/api/v1/destinations',
    tag: 'Catalogue',
    summary: 'List places that have something to book',
    parameters: { query: DestinationsQuery },
    reply: { status: 200, schema: DestinationsReply, description: 'With `near`: its neighbours only.' },
  },
  {
    id: 'listCategories',
    method: 'get',
    path: '/api/v1/categories',
    tag: 'Catalogue',
    summary: 'List categories that hold something',
    reply: { status: 200, schema: CategoriesReply, description: 'In the order of menus.' },
  },
]

const availability: readonly Operation[] = [
  {
    id: 'readCalendar',
    method: 'get',
    path: '/api/v1/experiences/{slug}/calendar',
    tag: 'Availability',
    summary: 'Read a month of an experience',
    parameters: { path: bySlug, query: CalendarQuery.omit({ currency: true }) },
    reply: { status: 200, schema: CalendarReply, description: 'Every day of the month, in its zone.' },
    problems: unknownExperience,
  },
  {
    id: 'readDepartures',
    method: 'get',
    path: '/api/v1/experiences/{slug}/departures',
    tag: 'Availability',
    summary: 'Read the departures of a day',
    parameters: { path: bySlug, query: DeparturesQuery.omit({ currency: true }) },
    reply: { status: 200, schema: DeparturesReply, description: 'Every option with its starts.' },
    problems: unknownExperience,
  },
  {
    id: 'quote',
    method: 'post',
    path: '/api/v1/experiences/{slug}/quote',
    tag: 'Availability',
    summary: 'Price a selection',
    description: 'Takes nothing and holds nothing: it may be asked as often as a choice changes.',
    parameters: { path: bySlug },
    body: QuoteRequest,
    reply: {
      status: 200,
      schema: QuoteReply,
      description: 'The price with its explanation, or why it cannot be booked.',
    },
    problems: unknownExperience,
  },
]

const cart: readonly Operation[] = [
  {
    id: 'openCart',
    method: 'post',
    path: '/api/v1/carts',
    tag: 'Cart',
    summary: 'Open a cart',
    body: OpenCartRequest,
    reply: { status: 201, schema: OpenCartReply, description: 'The cart and the token that opens it.' },
  },
  {
    id: 'readCart',
    method: 'get',
    path: '/api/v1/cart',
    tag: 'Cart',
    summary: 'Read the cart, priced now',
    token: 'cart',
    reply: { status: 200, schema: Cart, description: 'The cart.' },
    problems: unknownCart,
  },
  {
    id: 'changeCart',
    method: 'patch',
    path: '/api/v1/cart',
    tag: 'Cart',
    summary: 'Change currency, language or promo code',
    token: 'cart',
    body: ChangeCartRequest,
    reply: { status: 200, schema: CartReply, description: 'The cart as it is now.' },
    problems: { ...unknownCart, 400: ['currency_not_sold'], 409: ['cart_fixed'], 429: ['too_many_attempts'] },
  },
  {
    id: 'addLine',
    method: 'post',
    path: '/api/v1/cart/lines',
    tag: 'Cart',
    summary: 'Add a selection',
    token: 'cart',
    body: AddLineRequest,
    reply: { status: 200, schema: CartReply, description: 'Added, or why it cannot be booked.' },
    problems: { ...unknownCart, 409: ['cart_fixed', 'cart_full'] },
  },
  {
    id: 'changeLine',
    method: 'put',
    path: '/api/v1/cart/lines/{id}',
    tag: 'Cart',
    summary: 'Replace the selection of a line',
    token: 'cart',
    parameters: { path: byLine },
    body: ChangeLineRequest,
    reply: { status: 200, schema: CartReply, description: 'Changed, or why it cannot be booked.' },
    problems: { ...unknownCart, 404: ['line_unknown'], 409: ['cart_fixed'] },
  },
  {
    id: 'removeLine',
    method: 'delete',
    path: '/api/v1/cart/lines/{id}',
    tag: 'Cart',
    summary: 'Remove a line',
    token: 'cart',
    parameters: { path: byLine },
    reply: { status: 200, schema: CartReply, description: 'The cart without it.' },
    problems: { ...unknownCart, 409: ['cart_fixed'] },
  },
]

const orders: readonly Operation[] = [
  {
    id: 'placeOrder',
    method: 'post',
    path: '/api/v1/orders',
    tag: 'Orders',
    summary: 'Confirm and pay',
    description:
      'Places an order for the cart as the traveller saw it. If anything is no longer so, nothing is taken, nothing is charged, and the reply is a review.',
    token: 'cart',
    body: PlaceOrderRequest,
    reply: { status: 200, schema: PlaceOrderReply, description: 'Go and pay, placed, or look again.' },
    problems: {
      ...unknownCart,
      400: ['pay_later_not_offered'],
      409: ['cart_empty', 'order_superseded', 'too_many_reservations', 'total_too_large'],
      503: ['checkout_busy', 'payment_unavailable'],
    },
  },
  {
    id: 'readOrder',
    method: 'get',
    path: '/api/v1/orders/{reference}',
    tag: 'Orders',
    summary: 'Read an order',
    description: 'While its outcome is `in-progress`, ask again at `nextPollAt` and not sooner.',
    token: 'order',
    parameters: { path: z.object({ reference: z.string().meta({ description: 'As in `DH-7K3M9Q`.' }) }) },
    reply: { status: 200, schema: Invoice, description: 'What the buyer sees of it.' },
    problems: { 404: ['order_unknown'] },
  },
  {
    id: 'findOrder',
    method: 'post',
    path: '/api/v1/orders/find',
    tag: 'Orders',
    summary: 'Open an order by its reference and address',
    description:
      'Nothing tells whether an order exists. Ten tries for a reference and thirty for a caller, in a quarter of an hour.',
    body: FindOrderRequest,
    reply: { status: 200, schema: FindOrderReply, description: 'A token for a day, or nothing.' },
    problems: { 429: ['too_many_attempts'] },
  },
]

const others: readonly Operation[] = [
  {
    id: 'receivePaymentEvent',
    method: 'post',
    path: '/api/v1/payments/webhook',
    tag: 'Payments',
    summary: 'Receive an event of the payment network',
    description: 'Signed by the payment network (`Stripe-Signature`); nobody else calls it.',
    withoutStorefront: true,
    body: z.looseObject({ id: z.string(), type: z.string() }),
    reply: { status: 200, schema: z.object({ received: z.literal(true) }), description: 'Kept.' },
    problems: { 400: ['webhook_signature_invalid'] },
  },
]

/** Every call of the API. A test holds it against the routes that the server really has. */
export const operations: readonly Operation[] = [
  ...catalogue,
  ...availability,
  ...cart,
  ...orders,
  ...downloadOperations,
  ...cancellationOperations,
  ...offerOperations,
  ...changeOperations,
  ...reviewOperations,
  ...accountOperations,
  ...embedOperations,
  ...others,
]

import { PlaceOrderReply, PlaceOrderRequest } from './checkout.ts'
import { LeavePaymentReply, LeavePaymentRequest } from './leave-payment.ts'
import { defineOperations } from './operation.ts'

/** The calls that turn a cart into an order. */
export const checkoutOperations = defineOperations({
  placeOrder: {
    method: 'post',
    path: '/api/v1/orders',
    tag: 'Orders',
    access: { who: ['cart'], also: ['account'], pages: 'listed' },
    key: 'required',
    rate: 'unlimited',
    cache: 'never',
    summary: 'Confirm and pay',
    description:
      'Places an order for the cart as the traveller saw it. If anything is no longer so, nothing is taken, nothing is charged, and the reply is a review. Send the traveller to `paymentUrl` at once: places of an order whose payment page is not opened within three minutes return.',
    body: PlaceOrderRequest,
    reply: {
      status: 200,
      schema: PlaceOrderReply,
      description: 'Go and pay, ask again, placed, or look again.',
    },
    problems: {
      400: ['pay_later_not_offered', 'address_required'],
      409: [
        'cart_empty',
        'order_superseded',
        'too_many_places',
        'too_many_reservations',
        'too_many_reservations_of_network',
        'too_many_unpaid',
        'too_many_unpaid_of_network',
        'total_too_large',
      ],
      503: ['checkout_busy', 'payment_unavailable'],
    },
    example: {
      body: {
        buyer: {
          firstName: 'Ada',
          lastName: 'Lovelace',
          email: 'ada@example.com',
          countryCode: 'AE',
          phoneNumber: '+971501234567',
        },
        agreedTotal: { amount: 45000, currency: 'AED' },
      },
    },
  },
  leavePayment: {
    method: 'post',
    path: '/api/v1/cart/payment-left',
    tag: 'Orders',
    access: { who: ['cart'], pages: 'listed' },
    key: { notNeeded: 'what is kept or released already stays so' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Tell that the payment page was left',
    description:
      'For a buyer who is back without having paid. Kept places return after ten minutes unless the payment page is opened again; released ones at once, and nobody can pay for them any more.',
    body: LeavePaymentRequest,
    reply: { status: 200, schema: LeavePaymentReply, description: 'What has become of the places.' },
    problems: { 503: ['payment_unavailable'] },
    example: { body: { places: 'release' }, reply: { outcome: 'released' } },
  },
})

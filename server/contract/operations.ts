import { accountOperations } from './account-operations.ts'
import { availabilityOperations } from './availability-operations.ts'
import { cancellationOperations } from './cancellation-operations.ts'
import { cartOperations } from './cart-operations.ts'
import { catalogueOperations } from './catalogue-operations.ts'
import { changeOperations } from './change-operations.ts'
import { checkoutOperations } from './checkout-operations.ts'
import { contactOperations } from './contact-operations.ts'
import { downloadOperations } from './download-operations.ts'
import { embedOperations, widgetCheckOperations } from './embed-operations.ts'
import { offerOperations } from './offer-operations.ts'
import type { Operation } from './operation.ts'
import { orderOperations } from './order-operations.ts'
import { paymentOperations } from './payment-operations.ts'
import { reviewOperations } from './review-operations.ts'
import { visitOperations } from './visit-operations.ts'
import { widgetSessionOperations } from './widget-session-operations.ts'

/** Every operation of the API, by its id. */
export const operations = {
  ...catalogueOperations,
  ...availabilityOperations,
  ...cartOperations,
  ...checkoutOperations,
  ...orderOperations,
  ...downloadOperations,
  ...cancellationOperations,
  ...offerOperations,
  ...contactOperations,
  ...visitOperations,
  ...changeOperations,
  ...reviewOperations,
  ...accountOperations,
  ...embedOperations,
  ...widgetCheckOperations,
  ...widgetSessionOperations,
  ...paymentOperations,
}

/** The exact types of all records: what clients borrow. */
export type Operations = typeof operations

/** The same as a list, for what walks them all. */
export const operationList: readonly Operation[] = Object.values(operations)

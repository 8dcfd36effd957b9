/** The names of the jobs that capture, void and refund payments, and settle changes. */

/** Takes or lets go what was authorised for an order, as its bookings decided. Payload: `{ paymentId }`. */
export const capturePaymentJob = 'capture-payment'
/** Sends a refund that was requested. Payload: `{ refundId }`. */
export const refundPaymentJob = 'refund-payment'
/** Goes through the changes of which something is due. */
export const settleChangesJob = 'settle-changes'

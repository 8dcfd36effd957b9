import { z } from 'zod'
import { defineOperations } from './operation.ts'

const reference = z.string().meta({ description: 'As in `DH-7K3M9Q`.' })
const query = z.object({
  signature: z.string().optional().meta({
    description: 'Of the links in an order, for a browser that can send no header; good for a day.',
  }),
})
const bytes = z.string().meta({ format: 'binary' })

/** Files of an order, by its token or by the signed links that it hands out. */
export const downloadOperations = defineOperations({
  downloadTicket: {
    method: 'get',
    path: '/api/v1/orders/{reference}/tickets/{booking}.pdf',
    tag: 'Orders',
    access: { who: ['order'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'private',
    summary: 'Download a ticket',
    description: 'Only a confirmed booking has one. Its QR code can be checked without a network.',
    parameters: {
      path: z.object({ reference, booking: z.string().meta({ description: 'As in `DH-7K3M9Q-1`.' }) }),
      query,
    },
    reply: { status: 200, schema: bytes, contentType: 'application/pdf', description: 'The ticket.' },
    problems: { 404: ['ticket_unknown'] },
    example: { path: { reference: 'DH-7K3M9Q', booking: 'DH-7K3M9Q-1' } },
  },
  downloadInvoice: {
    method: 'get',
    path: '/api/v1/orders/{reference}/invoice.pdf',
    tag: 'Orders',
    access: { who: ['order'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'private',
    summary: 'Download an invoice',
    parameters: { path: z.object({ reference }), query },
    reply: { status: 200, schema: bytes, contentType: 'application/pdf', description: 'The invoice.' },
    example: { path: { reference: 'DH-7K3M9Q' } },
  },
  downloadCalendar: {
    method: 'get',
    path: '/api/v1/orders/{reference}/calendar.ics',
    tag: 'Orders',
    access: { who: ['order'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'private',
    summary: 'Download a calendar file',
    description:
      'What is confirmed, at the wall-clock times and with the zone rules of each experience; what was cancelled, as cancelled.',
    parameters: { path: z.object({ reference }), query },
    reply: {
      status: 200,
      schema: z.string(),
      contentType: 'text/calendar',
      description: 'iCalendar (RFC 5545).',
    },
    problems: { 404: ['ticket_unknown'] },
    example: { path: { reference: 'DH-7K3M9Q' } },
  },
})

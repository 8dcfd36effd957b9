import { ContactReply, ContactRequest } from './contact.ts'
import { defineOperations } from './operation.ts'

/** Calls about writing to support. */
export const contactOperations = defineOperations({
  sendContactMessage: {
    method: 'post',
    path: '/api/v1/contact-messages',
    tag: 'Support',
    access: { who: ['nobody'], pages: 'own' },
    key: 'required',
    rate: 'contactMessages',
    cache: 'never',
    summary: 'Write to the support of a site',
    description: 'Mailed to the site’s e-mail address; the writer gets a receipt.',
    body: ContactRequest,
    reply: { status: 201, schema: ContactReply, description: 'The message is kept and on its way.' },
    problems: { 409: ['contact_not_possible'] },
    example: {
      body: { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Is there a step into the boat?' },
      reply: { reference: 'CM-7K3M9Q' },
    },
  },
})

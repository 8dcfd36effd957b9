import type { Knex } from 'knex'

/** A message to support on its way into the table. */
export interface ContactMessageDraft {
  reference: string
  storefrontId: number
  language: string
  name: string
  email: string
  order?: string | undefined
  message: string
}

/** Keeps a message to support. */
export async function insertContactMessage(db: Knex, draft: ContactMessageDraft): Promise<void> {
  await db.raw(
    `insert into contact_messages (reference, storefront_id, language, name, email, order_reference, message)
     values (:reference, :storefrontId, :language, :name, :email, :order, :message)`,
    { ...draft, order: draft.order || null },
  )
}

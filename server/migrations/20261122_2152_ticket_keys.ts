import type { Knex } from 'knex'

/** Every machine signs tickets with the same key, and old tickets stay genuine when a successor takes its place. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table ticket_keys (
      -- the name of the public key
      id text primary key,
      -- 32 bytes, base64url (RFC 8037)
      public_key text not null,
      -- PKCS #8, sealed by a secret of the environment; null: the operator keeps it in TICKET_KEY
      sealed bytea,
      -- NEXT is published and does not sign yet, CURRENT signs, FORMER only verifies
      state text not null check (state in ('NEXT', 'CURRENT', 'FORMER')),
      created_at timestamptz not null default now()
    );
    create unique index ticket_keys_current on ticket_keys (state) where state in ('NEXT', 'CURRENT');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop table ticket_keys`)
}

import type { Knex } from 'knex'

/** What visitors write to the support of a site. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table contact_messages (
      reference text primary key,
      storefront_id int not null references storefronts (id),
      language text not null,
      name text not null,
      email text not null,
      order_reference text,
      message text not null check (length(message) between 1 and 4000),
      created_at timestamptz not null default now()
    );
    create index contact_messages_storefront on contact_messages (storefront_id, created_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop table contact_messages`)
}

import type { Knex } from 'knex'

/**
 * What an account has put aside at a storefront. What was taken off stays as a row that says so: without it, a device that
 * still has it on its list would put it back.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table saved_experiences (
      account_id bigint not null references accounts on delete cascade,
      storefront_id bigint not null references storefronts on delete cascade,
      experience_id bigint not null references experiences on delete cascade,
      saved boolean not null,
      -- when the traveller chose so, on the device: the later choice stays
      changed_at timestamptz not null,
      primary key (account_id, storefront_id, experience_id)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table saved_experiences')
}

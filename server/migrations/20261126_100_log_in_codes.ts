import type { Knex } from 'knex'

/** The second factor of a log-in: mailed codes, and the devices on which one was typed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table log_in_codes (
      id uuid primary key,
      account_id bigint not null references accounts on delete cascade,
      -- a code is for the password that it was asked for with
      password_version integer not null,
      code_hash bytea not null,
      tries smallint not null default 0,
      expires_at timestamptz not null
    );
    create table confirmed_devices (
      token_hash bytea not null,
      account_id bigint not null references accounts on delete cascade,
      password_version integer not null,
      expires_at timestamptz not null,
      primary key (token_hash, account_id)
    );
    create index confirmed_devices_account on confirmed_devices (account_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table confirmed_devices, log_in_codes')
}

import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table accounts (
      id bigint generated always as identity primary key,
      -- lower case, as it is compared
      email text not null unique check (email = lower(email)),
      -- argon2id, in PHC form
      password_hash text not null,
      -- raised by each new password: links and sessions of an older one are void
      password_version int not null default 1,
      -- null: nobody has shown yet that the address is theirs
      verified_at timestamptz,
      created_at timestamptz not null default now()
    );

    alter table orders add constraint orders_account foreign key (account_id) references accounts;
    create index orders_account on orders (account_id) where account_id is not null;
    create index sessions_account on sessions ((sess ->> 'accountId'));

    -- rate-limiter-flexible's table: attempts by account and by address, over every process and restart
    create table attempts (
      key varchar(255) primary key,
      points int not null default 0,
      expire bigint
    );
    create index attempts_expire on attempts (expire);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table attempts;
    drop index sessions_account;
    drop index orders_account;
    alter table orders drop constraint orders_account;
    drop table accounts;
  `)
}

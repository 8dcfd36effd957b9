create table accounts (
  id bigint generated always as identity primary key,
  -- lower case, as it is compared
  email text not null unique check (email = lower(email)),
  -- argon2id, in PHC form
  password_hash text not null,
  -- raised by each new password: links and sessions of an older one are void
  password_version int not null default 1,
  -- null: the link of the first mail has not been opened
  verified_at timestamptz,
  created_at timestamptz not null default now()
);

-- connect-pg-simple's table
create table sessions (
  sid varchar primary key,
  sess json not null,
  expire timestamp(6) not null
);
create index sessions_expire on sessions (expire);
create index sessions_account on sessions ((sess ->> 'accountId'));

-- rate-limiter-flexible's table: attempts by account and by address, over every process and restart
create table attempts (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);
create index attempts_expire on attempts (expire);

-- every message that was ever asked for: one for each key, however often it is asked for
create table messages (
  id uuid primary key default gen_random_uuid(),
  -- kind and what it is about: 'order-confirmed:<order id>'
  key text not null unique,
  kind text not null,
  -- ids and words that the message is written from
  about jsonb not null,
  mailed_at timestamptz,
  -- sent by messaging app, where that is set up
  texted_at timestamptz,
  created_at timestamptz not null default now()
);
create index messages_created on messages (created_at);

-- Tells every process which pages a statement changed, as keys, once it is committed (server/pages). A notification has at
-- most 8,000 bytes: keys, of which the longest has 132, go in parts of 50. A key that occurs twice in a transaction is told
-- once. `changed` are the rows that the statement wrote or deleted; an update is told before and after, because of a former
-- slug or the destination that an experience has left.
do $tell$
declare
  told record;
  event record;
begin
  for told in select * from (values
    ('experiences', $$select unnest(array['experience-' || c.slug, 'place-' || d.slug, 'catalogue'])
      from changed c join destinations d on d.id = c.destination_id$$),
    ('options', $$select 'experience-' || e.slug from changed c join experiences e on e.id = c.experience_id$$),
    ('reviews', $$select unnest(array['experience-' || e.slug, 'catalogue'])
      from changed c join experiences e on e.id = c.experience_id$$),
    -- their names stand in the header of every page, a rate in every price
    ('destinations', $$select 'everything' from changed$$),
    ('categories', $$select 'everything' from changed$$),
    ('suppliers', $$select 'everything' from changed$$),
    ('storefronts', $$select 'everything' from changed$$),
    ('currency_rates', $$select 'everything' from changed$$)
  ) of_table (name, keys)
  loop
    execute format($create$
      create function tell_pages_of_%s() returns trigger language plpgsql as $body$
      begin
        perform pg_notify('dhow_pages', string_agg(key, ' '))
        from (select key, row_number() over () / 50 as part from (select distinct * from (%s) of_rows (key)) keys) parts
        group by part;
        return null;
      end $body$$create$, told.name, told.keys);
    for event in select * from (values
      (0, 'insert', 'new'), (1, 'update', 'new'), (2, 'update', 'old'), (3, 'delete', 'old')) of_event (number, kind, rows)
    loop
      execute format(
        'create trigger %s_told_%s after %s on %s referencing %s table as changed for each statement execute function tell_pages_of_%s()',
        told.name, event.number, event.kind, told.name, event.rows, told.name);
    end loop;
  end loop;
end $tell$;

import type { Knex } from 'knex'

/** A storefront holds all that a site is configured with, and the database refuses what no site can run on. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update storefronts set layout = 'default' where layout not in (
      'default', 'supplier-deira', 'supplier-one', 'supplier-three', 'supplier-four', 'supplier-five', 'supplier-six',
      'supplier-get-that-boat', 'template-two', 'template-four', 'transparent');
    update storefronts set currencies = array_prepend(currency::text, currencies) where not currency::text = any(currencies);

    alter table storefronts
      -- shown where a visitor's browser asks for none of its languages
      add column language text not null default 'en',
      -- answers on every host that no storefront names
      add column every_other_host boolean not null default false,
      -- {logo, hero, slogan, accent}
      add column theme jsonb not null default '{}',
      -- null: the menu of every site, as far as it leads somewhere
      add column menu jsonb,
      add column footer jsonb not null default '[]',
      -- {experiences, activities, reviews}: a fixed text, or "computed"
      add column figures jsonb not null default '{}',
      add column copyright_from int not null default 2020,
      -- null: the current year
      add column copyright_to int default 2025,
      add column tag_manager text,
      -- {tiles, attribution, token}
      add column map jsonb not null default '{}',
      add column image_hosts text[] not null default '{}',
      -- slugs of the experiences that its home page leads with, in order
      add column selection text[] not null default '{}',
      -- [{path, title, summary, text, picture, pictureAlt, publishedOn}]
      add column pages jsonb not null default '[]';

    update storefronts set every_other_host = true where id = (select min(id) from storefronts where hosts = '{}');
    create unique index storefronts_one_for_other_hosts on storefronts (every_other_host) where every_other_host;

    -- a host leads to one storefront: each name is a row of its own behind the list
    create table storefront_hosts (
      host text primary key check (host = lower(host) and host ~ '^[a-z0-9._-]+$'),
      storefront_id bigint not null references storefronts on delete cascade
    );
    insert into storefront_hosts
      select distinct on (host) lower(host), id from storefronts, unnest(hosts) host order by host, id
      on conflict do nothing;
    create index storefront_hosts_by_storefront on storefront_hosts (storefront_id);
    create function keep_storefront_hosts() returns trigger language plpgsql as $body$
    begin
      delete from storefront_hosts where storefront_id = new.id and host <> all (new.hosts);
      insert into storefront_hosts
        select host, new.id from unnest(new.hosts) host
        where not exists (select from storefront_hosts h where h.host = host.host and h.storefront_id = new.id);
      return null;
    end $body$;
    create trigger storefront_hosts_kept after insert or update of hosts on storefronts
      for each row execute function keep_storefront_hosts();

    alter table storefronts
      add constraint storefronts_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$') not valid,
      add constraint storefronts_name check (length(trim(name)) between 1 and 80) not valid,
      add constraint storefronts_layout check (layout in (
        'default', 'supplier-deira', 'supplier-one', 'supplier-three', 'supplier-four', 'supplier-five', 'supplier-six',
        'supplier-get-that-boat', 'template-two', 'template-four', 'transparent')),
      add constraint storefronts_languages check (cardinality(languages) > 0 and languages <@ array[
        'en', 'ar', 'ru', 'tr', 'fr', 'pt', 'es', 'de', 'az', 'zh', 'it', 'he', 'fa']) not valid,
      add constraint storefronts_language check (language = any (languages)) not valid,
      add constraint storefronts_currency check (currency::text = any (currencies)),
      add constraint storefronts_theme check (jsonb_typeof(theme) = 'object'
        and coalesce(theme ->> 'accent' ~ '^#[0-9a-f]{6}$', true)),
      add constraint storefronts_lists check (jsonb_typeof(footer) = 'array' and jsonb_typeof(pages) = 'array'
        and coalesce(jsonb_typeof(menu) = 'array', true)),
      add constraint storefronts_copyright check (copyright_from between 1900 and 2100
        and coalesce(copyright_to between copyright_from and 2100, true)),
      add constraint storefronts_tag_manager check (tag_manager ~ '^GTM-[A-Z0-9]{4,12}$');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger storefront_hosts_kept on storefronts;
    drop function keep_storefront_hosts;
    drop table storefront_hosts;
    drop index storefronts_one_for_other_hosts;
    alter table storefronts
      drop constraint storefronts_slug, drop constraint storefronts_name, drop constraint storefronts_layout,
      drop constraint storefronts_languages, drop constraint storefronts_currency,
      drop column language, drop column every_other_host, drop column theme, drop column menu, drop column footer,
      drop column figures, drop column copyright_from, drop column copyright_to, drop column tag_manager,
      drop column map, drop column image_hosts, drop column selection, drop column pages;
  `)
}

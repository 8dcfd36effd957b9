-- All that a site is configured with; the checks refuse what no site can run on.
create table storefronts (
  id bigint generated always as identity primary key,
  slug text not null unique constraint storefronts_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null constraint storefronts_name check (length(trim(name)) between 1 and 80),
  hosts text[] not null default '{}',
  -- answers on every host that no storefront names
  every_other_host boolean not null default false,
  layout text not null default 'default' constraint storefronts_layout check (layout in (
    'default', 'supplier-deira', 'supplier-one', 'supplier-three', 'supplier-four', 'supplier-five', 'supplier-six',
    'supplier-get-that-boat', 'template-two', 'template-four', 'transparent')),
  -- null: the marketplace, which sells for every supplier
  supplier_id bigint references suppliers,
  languages text[] not null default '{en}',
  -- shown where a visitor's browser asks for none of its languages
  language text not null default 'en',
  currency char(3) not null,
  currencies text[] not null,
  -- {phone, whatsapp, email, chatUrl}
  contact jsonb not null default '{}',
  -- pages that may embed the widget and receive its travellers back: https://host[:port]
  origins text[] not null default '{}',
  -- {logo, hero, slogan, accent}
  theme jsonb not null default '{}',
  -- null: the menu of every site, as far as it leads somewhere
  menu jsonb,
  footer jsonb not null default '[]',
  -- {experiences, activities, reviews}: a fixed text, or "computed"
  figures jsonb not null default '{}',
  copyright_from int not null default 2020,
  -- null: the current year
  copyright_to int default 2025,
  tag_manager text constraint storefronts_tag_manager check (tag_manager ~ '^GTM-[A-Z0-9]{4,12}$'),
  -- {tiles, attribution, token}
  map jsonb not null default '{}',
  image_hosts text[] not null default '{}',
  -- slugs of the experiences that its home page leads with, in order
  selection text[] not null default '{}',
  -- [{path, title, summary, text, picture, pictureAlt, publishedOn}]
  pages jsonb not null default '[]',
  constraint storefronts_languages check (cardinality(languages) > 0 and languages <@ array[
    'en', 'ar', 'ru', 'tr', 'fr', 'pt', 'es', 'de', 'az', 'zh', 'it', 'he', 'fa']),
  constraint storefronts_language check (language = any (languages)),
  constraint storefronts_currency check (currency::text = any (currencies)),
  constraint storefronts_theme check (jsonb_typeof(theme) = 'object'
    and coalesce(theme ->> 'accent' ~ '^#[0-9a-f]{6}$', true)),
  constraint storefronts_lists check (jsonb_typeof(footer) = 'array' and jsonb_typeof(pages) = 'array'
    and coalesce(jsonb_typeof(menu) = 'array', true)),
  constraint storefronts_copyright check (copyright_from between 1900 and 2100
    and coalesce(copyright_to between copyright_from and 2100, true))
);
create unique index storefronts_one_for_other_hosts on storefronts (every_other_host) where every_other_host;

-- A host leads to one storefront: each name of storefronts.hosts is a row, so that its key refuses a second one.
create table storefront_hosts (
  host text primary key check (host = lower(host) and host ~ '^[a-z0-9._-]+$'),
  storefront_id bigint not null references storefronts on delete cascade
);
create index storefront_hosts_by_storefront on storefront_hosts (storefront_id);
create function keep_storefront_hosts() returns trigger language plpgsql as $$
begin
  delete from storefront_hosts where storefront_id = new.id and host <> all (new.hosts);
  insert into storefront_hosts
    select host, new.id from unnest(new.hosts) host
    where not exists (select from storefront_hosts h where h.host = host.host and h.storefront_id = new.id);
  return null;
end $$;
create trigger storefront_hosts_kept after insert or update of hosts on storefronts
  for each row execute function keep_storefront_hosts();

/** What a column holds, as far as the books are concerned. */
export type ColumnKind =
  /** Amounts of money, and the currency they are in. */
  | 'money'
  /** How many places, of what, and when. */
  | 'places'
  /** How far something has come. */
  | 'state'
  /** Names a row. */
  | 'identity'
  /** When something happened or ends, where nothing is decided by it alone. */
  | 'time'
  | 'person'
  | 'text'
  /** Secrets and hashes of them. */
  | 'secret'
  /** What is for sale and on what terms: an order keeps its own copy of it. */
  | 'terms'
  /** What a shopper was shown, which the checkout compares again and never trusts. */
  | 'proposal'
  /** Derived from other columns, and made anew from them. */
  | 'derived'
  /** Remembered so that something is not done twice; wrong, it costs one more try. */
  | 'trace'
  /** What the payment network's stand-in knows: compared by `npm run ledger -- --network`. */
  | 'network'

const searchDocuments = { derived: 'language experience_id head document' }

/**
 * Every column of the database, by table and kind. The test of the ledger corrupts each that holds money, places or state
 * and expects an invariant to name it; a column that is missing here fails that test.
 */
export const columnKinds: Readonly<Record<string, Partial<Record<ColumnKind, string>>>> = {
  accounts: {
    identity: 'id',
    person: 'email',
    secret: 'password_hash password_version',
    time: 'verified_at created_at',
  },
  attempts: { trace: 'key points expire' },
  booking_changes: {
    identity: 'id booking_id',
    money: 'fee refund due before after',
    state: 'kind status',
    time: 'held_until answer_by agreed_at created_at updated_at',
    text: 'decline_reason',
  },
  bookings: {
    identity: 'id order_id line_id reference position experience_id option_id supplier_id',
    money:
      'explanation currency original_price discount price refunded cancellation_fee change_fees change_refunds',
    places: 'local_start local_end starts_at time_zone periods units guests extras sold_as pool_id slots',
    state: 'status',
    text: 'pickup note address_given decline_reason',
    time: 'answer_by updated_at',
  },
  cart_lines: {
    identity: 'id cart_id experience_id option_id',
    proposal: 'local_start periods units guests extras pickup agreed_total offer refused_start',
    time: 'created_at',
  },
  carts: {
    identity: 'id storefront_id account_id offer_request_id',
    secret: 'token_hash',
    proposal: 'language currency promo_code revision',
    state: 'ordered_at',
    time: 'created_at touched_at',
  },
  categories: {
    identity: 'id slug slugs',
    text: 'name intro picture',
    terms: 'position hidden merged_into',
    derived: 'slugs_of',
  },
  confirmed_devices: { identity: 'account_id', secret: 'token_hash password_version', time: 'expires_at' },
  contact_messages: {
    identity: 'reference storefront_id',
    person: 'name email language',
    text: 'message order_reference',
    time: 'created_at',
  },
  currency_rates: { terms: 'currency day per_dollar source' },
  departures: { identity: 'id', places: 'pool_id local_start starts_at capacity held sold' },
  destinations: {
    identity: 'id slug slugs',
    text: 'name intro picture',
    terms: 'country_code latitude longitude time_zone popularity',
    derived: 'slugs_of',
  },
  experience_former_slugs: { identity: 'slug experience_id' },
  experiences: {
    identity: 'id supplier_id external_id slug slugs destination_id category_ids fingerprint',
    text: `address title summary overview highlights includes excludes know_before_you_go what_to_bring itinerary pictures
      labels occasions spoken_languages photographs listed_pictures elsewhere guides route_profile weather_plan dress_code
      house_notes words`,
    terms: `status latitude longitude time_zone duration_unit duration_minimum duration_maximum duration_minutes age_minimum
      age_maximum opening_hours expires_on pickup_included drop_off_included tour_guide overnight measures pickups entries_of currency
      price_basis price_period period_minimum period_maximum negotiation confirmation pay_later cancellation extras recommended`,
    derived: `from_price from_original_price from_unit from_price_dollars parts_of_day most_guests free_cancellation open_from
      open_days near_closing rating_count rating_average sold_count shown_pictures guests_at_any_time slugs_of`,
    time: 'created_at updated_at',
  },
  holds: { identity: 'id', places: 'departure_id booking_id places expires_at change_id', state: 'state' },
  idempotency_keys: { trace: 'scope key fingerprint status body', time: 'created_at' },
  invoice_counters: { identity: 'storefront_id', state: 'year last' },
  list_slugs: { identity: 'slug destination_id category_id' },
  log_in_codes: {
    identity: 'id account_id',
    secret: 'password_version code_hash',
    trace: 'tries',
    time: 'expires_at',
  },
  messages: {
    identity: 'id key',
    text: 'about',
    state: 'kind mailed_at',
    time: 'texted_at refused_at created_at',
  },
  migrations: { trace: 'id name batch migration_time' },
  migrations_lock: { trace: 'index is_locked' },
  offer_quotes: {
    identity: 'id number option_id',
    money: 'currency amount',
    places: 'units guests',
    state: 'offer_request_id',
    // what is sold of an offer is the booking's own from then on
    terms: 'local_start periods place note cancellation',
    time: 'expires_at created_at',
  },
  offer_requests: {
    identity: 'id reference storefront_id experience_id',
    person: 'first_name last_name email country_code phone language origin',
    text: 'wished_date guests nights message reason',
    state: 'status quote_id',
    trace: 'answers',
    time: 'answer_by created_at updated_at',
  },
  options: {
    identity: 'id experience_id code position',
    text: 'title description',
    terms:
      'pool_id units capacity schedule closed_days cutoff_minutes duration_minutes duration_stated offered group_discounts pay_there spoken_languages',
  },
  orders: {
    identity: 'id reference storefront_id cart_id account_id',
    person: 'first_name last_name email country_code phone language time_zone',
    money: 'currency subtotal discount total promo_code',
    state: 'status payment_method promo_counted invoice_number invoice_year',
    secret: 'token_hash fingerprint reserved_from',
    text: 'return_url cancel_url',
    places: 'held_until',
    time: 'release_at purchased_at updated_at',
    // turns only keep two reservations from having the same one
    trace: 'turn_of_email turn_of_address',
  },
  payment_event_cursor: { trace: 'is_only event_id reading_until' },
  payment_events: { identity: 'id', text: 'type payload', state: 'processed_at', time: 'received_at' },
  payment_sandbox_deliveries: { network: 'id event_id due_at attempts delivered_at last_status last_error' },
  payment_sandbox_objects: { network: 'id kind body hidden position updated_at' },
  payment_sandbox_replies: { network: 'idempotency_key fingerprint status body request_id created_at' },
  payment_sandbox_requests: { network: 'idempotency_key until' },
  payments: {
    identity: 'id order_id session_id change_id',
    money: 'currency amount capture_amount captured refunded',
    state: 'status intent_id',
    text: 'url decline_code',
    time: 'expires_at captured_at created_at updated_at',
    trace: 'asked_at opening opening_until',
  },
  // each is fetched again where it is lost
  picture_previews: { trace: 'source preview' },
  picture_fetches: { trace: 'address state tries due_at fault source', time: 'created_at' },
  pools: { identity: 'id supplier_id resource', places: 'capacity', terms: 'slot_minutes' },
  promo_codes: {
    identity: 'code storefront_id supplier_id',
    terms: 'percent amount currency minimum_total valid_from valid_until',
    state: 'uses most_uses',
  },
  refunds: {
    identity: 'id payment_id',
    money: 'amount',
    state: 'status by_hand reason',
    trace: 'alarmed',
    time: 'created_at updated_at',
  },
  reviews: {
    identity: 'id experience_id booking_id',
    person: 'author country_code',
    text: 'language rating title body status held_for refusal',
    time: 'written_on created_at',
  },
  saved_experiences: {
    identity: 'account_id storefront_id experience_id',
    terms: 'saved',
    time: 'changed_at',
  },
  search_documents: searchDocuments,
  ...Object.fromEntries(
    ['ar', 'az', 'de', 'es', 'fa', 'fr', 'he', 'it', 'pt', 'ru', 'tr', 'zh'].map((language) => [
      `search_documents_${language}`,
      searchDocuments,
    ]),
  ),
  search_day_prices: {
    derived:
      'experience_id position price most_guests ages parts languages durations open_from open_days closing',
  },
  search_day_times: { derived: 'experience_id part differs open_from open_days closing' },
  search_names: { derived: 'kind ref_id language folded vector code' },
  search_rows: {
    derived: 'experience_id destination_id supplier_id facets open_from open_days en_head en closing',
  },
  search_terms: { derived: 'id kind value' },
  search_versions: { derived: 'shard version' },
  search_words: { derived: 'language word code letters' },
  sessions: { identity: 'sid', secret: 'sess', time: 'expire' },
  sold_changes: { derived: 'id experience_id guests' },
  storefronts: {
    identity: 'id slug supplier_id',
    terms: `languages language currency currencies layout hosts origins every_other_host selection pages
      guess_currency demonstration`,
    text: 'name company contact copyright_from copyright_to figures footer image_hosts map menu tag_manager theme',
  },
  // sums for the site's owner, out of which nothing follows
  storefront_days: { identity: 'storefront_id day', trace: 'visits views carts' },
  storefront_hosts: { identity: 'host storefront_id' },
  ticket_keys: { identity: 'id public_key', secret: 'sealed state', time: 'created_at' },
  suppliers: {
    identity: 'id slug',
    text: 'name description address',
    person: 'email phone whatsapp language',
    time: 'created_at',
  },
}

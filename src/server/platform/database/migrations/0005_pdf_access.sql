-- What was bought, or begun to be: kept for the books when the presentation or the buyer is gone.
create table pdf_purchase (
  session_id text primary key,
  provider text not null check (provider in ('stripe', 'test')),
  -- No money moves: of the test provider, or of Stripe with its keys for tests. Counts only where the same is in use.
  is_test boolean not null,
  -- Refunding: the money is to go back, and has not yet.
  state text not null default 'open' check (state in ('open', 'processing', 'paid', 'failed', 'expired', 'refunding', 'refunded')),
  presentation_oid text not null,
  presentation_title text not null,
  person_id text references person (id) on delete set null,
  -- Of a buyer who had not logged in: the name in the signed cookie.
  visitor_id text,
  -- Who came back from paying first, if the browser that began was another: they have it, too, but are told of no address.
  bearer_person_id text references person (id) on delete set null,
  bearer_visitor_id text,
  -- In the smallest unit of the currency.
  amount bigint not null,
  currency text not null,
  email text,
  -- What the provider calls the payment itself, to give it back.
  payment_id text,
  receipt_address text,
  -- The page on which it was begun, and to which the payment returns.
  return_address text not null,
  -- The exports whose link was mailed: none is mailed twice.
  mailed_exports text[] not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When the provider was last asked how it stands because nobody had told.
  asked_at timestamptz,
  paid_at timestamptz,
  -- When somebody first came back from paying.
  returned_at timestamptz,
  refunded_at timestamptz
);
create index pdf_purchase_person on pdf_purchase (person_id, presentation_oid) where person_id is not null;
create index pdf_purchase_visitor on pdf_purchase (visitor_id, presentation_oid) where visitor_id is not null;
create index pdf_purchase_bearer_person on pdf_purchase (bearer_person_id, presentation_oid) where bearer_person_id is not null;
create index pdf_purchase_bearer_visitor on pdf_purchase (bearer_visitor_id, presentation_oid) where bearer_visitor_id is not null;
create index pdf_purchase_undecided on pdf_purchase (expires_at) where state in ('open', 'processing');
create index pdf_purchase_payment on pdf_purchase (payment_id) where payment_id is not null;
create index pdf_purchase_latest on pdf_purchase (created_at desc, session_id);

-- What the provider has told us, by its name for it: told twice is heard once.
create table payment_event (
  provider text not null,
  id text not null,
  -- Of money that was given back: told before the payment itself, it must not be forgotten.
  refunded_payment text,
  received_at timestamptz not null default now(),
  primary key (provider, id)
);
create index payment_event_refunded on payment_event (refunded_payment) where refunded_payment is not null;

-- The sessions of the test provider, which has no servers of its own.
create table test_checkout (
  id text primary key,
  client_secret text not null unique,
  idempotency_key text not null unique,
  state jsonb not null,
  created_at timestamptz not null default now()
);

-- One PDF of one version as it is called and painted now; parallel requests share it.
create table pdf_export (
  id text primary key,
  -- Digest of all that the file depends on.
  cause text not null unique,
  presentation_oid text not null,
  content_hash text not null,
  document_key text not null,
  title text not null,
  author text not null,
  language text not null,
  skips_missing_images boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed')),
  pages_done integer not null default 0,
  pages integer not null default 0,
  -- Of a failure: the stop with a picture that could not be had.
  missing_image_stop integer,
  -- Known from the start, so that nothing is left behind by whoever dies between storing the file and telling so.
  file_key text not null,
  file_bytes bigint,
  requested_at timestamptz not null default now(),
  -- Who works on it, a name for one try; another takes it over when there was no sign of life for some seconds.
  claim text,
  seen_at timestamptz,
  -- Tries that came to nothing, since it was last begun.
  failures integer not null default 0,
  finished_at timestamptz
);
create index pdf_export_content on pdf_export (content_hash);
create index pdf_export_requested on pdf_export (requested_at);
create index pdf_export_waiting on pdf_export (presentation_oid, requested_at) where state = 'waiting';

-- What was bought, or begun to be: kept for the books when the presentation or the buyer is gone.
create table pdf_purchase (
  session_id text primary key,
  provider text not null check (provider in ('stripe', 'test')),
  state text not null default 'open' check (state in ('open', 'processing', 'paid', 'failed', 'expired', 'refunded')),
  presentation_oid text not null,
  presentation_title text not null,
  person_id text references person (id) on delete set null,
  -- Of a buyer who had not logged in: the name in the signed cookie.
  visitor_id text,
  -- In the smallest unit of the currency.
  amount bigint not null,
  currency text not null,
  email text,
  -- What the provider calls the payment itself, to give it back.
  payment_id text,
  receipt_address text,
  -- The link that was mailed last: none is mailed twice.
  mailed_export text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  refunded_at timestamptz
);
create index pdf_purchase_person on pdf_purchase (person_id, presentation_oid) where person_id is not null;
create index pdf_purchase_visitor on pdf_purchase (visitor_id, presentation_oid) where visitor_id is not null;
create index pdf_purchase_payment on pdf_purchase (payment_id) where payment_id is not null;
create index pdf_purchase_latest on pdf_purchase (created_at desc, session_id);

-- What the provider has told us, by its name for it: told twice is heard once.
create table payment_event (
  provider text not null,
  id text not null,
  received_at timestamptz not null default now(),
  primary key (provider, id)
);

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
  file_key text,
  file_bytes bigint,
  requested_at timestamptz not null default now(),
  -- When whoever works on it last gave a sign of life.
  seen_at timestamptz,
  finished_at timestamptz
);
create index pdf_export_content on pdf_export (content_hash);

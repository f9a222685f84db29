create table folder (
  id bigint generated always as identity primary key,
  oid text not null unique,
  owner_id text not null references person (id) on delete cascade,
  name text not null,
  created_at timestamptz not null default now()
);
create unique index folder_owner_name on folder (owner_id, lower(name));

alter table presentation
  add column folder_id bigint references folder (id) on delete set null,
  -- Out of sight, and private until it is taken back; then as it was.
  add column trashed_at timestamptz,
  add column privacy_before_trash text check (privacy_before_trash in ('private', 'unlisted', 'public', 'reusable')),
  -- Null: as the document says, as the owner is, as the title gives.
  add column language text,
  add column segment text check (segment in ('sales-marketing', 'teacher', 'student', 'other')),
  add column slug text,
  -- For whoever may see it, besides those that everybody may copy.
  add column allows_copies boolean not null default false,
  add column sells_pdf boolean not null default true,
  -- From 1, the stop that its card shows; null: the whole canvas.
  add column cover_stop integer check (cover_stop > 0),
  -- Counts changes of what is said about it: whoever changes it says which state they saw.
  add column revision integer not null default 1;
create index presentation_folder_id on presentation (folder_id);
create index presentation_trashed_at on presentation (trashed_at) where trashed_at is not null;

alter table presentation_version
  add column made_by text not null default 'save' check (made_by in ('save', 'import', 'copy', 'restore', 'arrange')),
  -- Of the document and of all pictures that it names, and of these alone.
  add column bytes bigint not null default 0,
  add column file_bytes bigint not null default 0,
  -- Null: as its presentation.
  add column document_schema smallint check (document_schema in (0, 2));

-- A file on its way to us, in pieces that lie in storage; what is counted here is durable.
create table upload (
  id text primary key,
  owner_id text not null references person (id) on delete cascade,
  file_name text not null,
  size bigint not null check (size >= 0),
  received bigint not null default 0 check (received between 0 and size),
  -- Sizes of the pieces, in order.
  pieces bigint[] not null default '{}',
  options jsonb not null default '{}',
  created_at timestamptz not null,
  touched_at timestamptz not null
);
create index upload_owner_id on upload (owner_id);
create index upload_touched_at on upload (touched_at);

create table import (
  -- That of its upload.
  id text primary key,
  owner_id text not null references person (id) on delete cascade,
  file_name text not null,
  size bigint not null,
  options jsonb not null default '{}',
  state text not null check (state in ('waiting', 'checking', 'reading', 'pictures', 'saving', 'ready', 'failed', 'cancelled')),
  done integer not null default 0,
  total integer not null default 0,
  -- Who works on it, and when they last said so.
  claim text,
  alive_at timestamptz,
  failures integer not null default 0,
  -- How often somebody began: whoever is killed by it counts no failure.
  tries integer not null default 0,
  problem text,
  warnings jsonb not null default '[]',
  format text,
  presentation_id bigint references presentation (id) on delete cascade,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- The owner has seen how it ended.
  dismissed_at timestamptz
);
create index import_owner_id on import (owner_id, created_at desc);
create index import_unfinished on import (created_at) where finished_at is null;
create index import_presentation_id on import (presentation_id);
create index import_come_to_nothing on import (finished_at) where state in ('failed', 'cancelled');

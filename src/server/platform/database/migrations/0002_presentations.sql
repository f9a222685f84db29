create table presentation (
  id bigint generated always as identity primary key,
  oid text not null unique,
  owner_id text not null references person (id) on delete cascade,
  title text not null,
  description text not null,
  schema_version smallint not null check (schema_version in (0, 2)),
  privacy text not null default 'private' check (privacy in ('private', 'public', 'reusable')),
  current_version integer not null,
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now()
);
create index presentation_owner_id on presentation (owner_id, modified_at desc);

-- Documents lie in storage under the digest of what they say; the same words are stored once.
create table presentation_version (
  presentation_id bigint not null references presentation (id) on delete cascade,
  number integer not null,
  content_hash text not null,
  document_key text not null,
  created_at timestamptz not null default now(),
  primary key (presentation_id, number)
);
create index presentation_version_content_hash on presentation_version (content_hash);

alter table presentation
  add constraint presentation_has_its_version foreign key (id, current_version)
  references presentation_version (presentation_id, number) deferrable initially deferred;

-- What was made of a document: pictures, fonts, images, by whom, and whether anything is missing that could still be made.
create table presentation_manifest (
  content_hash text primary key,
  painter text not null,
  is_complete boolean not null,
  manifest jsonb not null,
  made_at timestamptz not null default now()
);

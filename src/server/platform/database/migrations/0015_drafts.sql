-- A presentation that is being edited: a document in storage (the checkpoint), and every change since.
create table draft (
  presentation_id bigint primary key references presentation (id) on delete cascade,
  -- Of the latest change.
  number bigint not null default 0,
  -- The last change that is in a version.
  version_change bigint not null default 0,
  checkpoint_change bigint not null default 0,
  checkpoint_key text not null,
  -- Of the checkpoint, and of the changes since.
  checkpoint_bytes bigint not null,
  log_bytes bigint not null default 0,
  changed_at timestamptz not null default now()
);
create index draft_unsaved on draft (changed_at) where number > version_change;

-- `json` keeps the text as it came, in contrast to `jsonb`, which has no \u0000.
create table draft_change (
  presentation_id bigint not null references draft (presentation_id) on delete cascade,
  number bigint not null,
  client text not null,
  client_number integer not null,
  person_id text references person (id) on delete set null,
  operations json not null,
  bytes integer not null,
  made_at timestamptz not null default now(),
  primary key (presentation_id, number)
);
create index draft_change_person on draft_change (person_id);

-- The last batch of each client, and the answer to it.
create table draft_client (
  presentation_id bigint not null references draft (presentation_id) on delete cascade,
  client text not null,
  person_id text not null references person (id) on delete cascade,
  number integer not null,
  verdict json not null,
  seen_at timestamptz not null default now(),
  primary key (presentation_id, client)
);
create index draft_client_person on draft_client (person_id);

alter table presentation_version
  drop constraint presentation_version_made_by_check,
  add constraint presentation_version_made_by_check check (made_by in ('save', 'import', 'copy', 'restore', 'arrange', 'edit'));

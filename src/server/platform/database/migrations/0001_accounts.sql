create table person (
  id text primary key,
  oid text not null unique,
  name text not null,
  username text not null unique,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  about text not null default '',
  role text not null default 'user' check (role in ('user', 'moderator', 'admin')),
  language text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table session (
  id text primary key,
  token text not null unique,
  user_id text not null references person (id) on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_user_id on session (user_id);

create table credential (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references person (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index credential_user_id on credential (user_id);

create table verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier on verification (identifier);

-- The address of somebody who left answers "gone", and is never given to another.
create table departed_person (
  oid text primary key,
  left_at timestamptz not null default now()
);

create table feature_flag (
  name text primary key,
  enabled boolean not null,
  updated_at timestamptz not null default now()
);

create table site_fact (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

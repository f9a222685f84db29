-- An authenticator app. It counts from the first confirmed code on.
create table authenticator (
  person_id text primary key references person (id) on delete cascade,
  -- Encrypted with a key derived from SECRET_KEY.
  secret text not null,
  -- The 30 seconds of the last accepted code: no code of theirs, or of earlier ones, is accepted again.
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);

-- Each works once, in place of a second factor.
create table recovery_code (
  person_id text not null references person (id) on delete cascade,
  hash text not null,
  primary key (person_id, hash)
);

create table passkey (
  id text primary key,
  person_id text not null references person (id) on delete cascade,
  name text not null,
  public_key text not null,
  counter bigint not null default 0,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_person on passkey (person_id);

-- Log-ins whose password was right and whose second step is outstanding, each known by the digest of a cookie.
create table pending_log_in (
  digest text primary key,
  person_id text not null references person (id) on delete cascade,
  next text,
  expires_at timestamptz not null
);
create index pending_log_in_person on pending_log_in (person_id);
create index pending_log_in_expires_at on pending_log_in (expires_at);

-- What a passkey has to sign, once, in the browser that holds the cookie with this digest.
create table passkey_challenge (
  digest text primary key,
  challenge text not null,
  expires_at timestamptz not null
);
create index passkey_challenge_expires_at on passkey_challenge (expires_at);

-- When the person last proved who they are. Logging in is a proof.
alter table session add column proved_at timestamptz not null default now();
update session set proved_at = created_at;

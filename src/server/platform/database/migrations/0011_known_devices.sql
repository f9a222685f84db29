-- Browsers a person has logged in with, each known by a random cookie of which we keep the digest.
create table known_device (
  person_id text not null references person (id) on delete cascade,
  digest text not null,
  seen_at timestamptz not null default now(),
  primary key (person_id, digest)
);
-- Whoever has an account already has logged in before: their next device is a new one.
insert into known_device (person_id, digest) select id, '' from person where email_verified;

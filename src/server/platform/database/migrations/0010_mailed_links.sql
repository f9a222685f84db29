-- Links we mailed that confirm an address. One works only while its row is here, whatever its signature says.
-- No reference to the person: the row is written before the sign-up commits.
create table mailed_link (
  digest text primary key,
  person_id text not null,
  purpose text not null check (purpose in ('confirm', 'change')),
  -- Where to go on. Not in the link: a stranger may have typed it in together with the address.
  next text,
  created_at timestamptz not null default now()
);
create index mailed_link_person on mailed_link (person_id);
create index mailed_link_created_at on mailed_link (created_at);

-- Who did what, and when: log-ins, changes of accounts and roles, refunds, publishing, refused access. Entries are only ever added.
-- People are named without foreign keys: an entry outlasts the account it is about.
create table audit_entry (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  kind text not null,
  -- `person` without an id: the account was deleted.
  actor text not null check (actor in ('person', 'visitor', 'command', 'job')),
  actor_id text,
  -- Whom it is about, if not the actor.
  person_id text,
  presentation_oid text,
  -- Whose presentation it is.
  owner_id text,
  details jsonb not null default '{}',
  -- Where the actor was, roughly: never a whole address.
  network text,
  country text,
  browser text,
  system text
);
create index audit_entry_by_time on audit_entry (happened_at);
create index audit_entry_by_kind on audit_entry (kind, id desc);
create index audit_entry_by_actor on audit_entry (actor_id, id desc) where actor_id is not null;
create index audit_entry_by_person on audit_entry (person_id, id desc) where person_id is not null;
create index audit_entry_by_owner on audit_entry (owner_id, id desc) where owner_id is not null;

-- However an account is deleted, its entries keep their kind and time and say nothing about the person any more.
create function forget_person_in_audit() returns trigger language plpgsql as $$
begin
  update audit_entry set owner_id = null, presentation_oid = null, details = '{}' where owner_id = old.id;
  update audit_entry set actor_id = null, network = null, country = null, browser = null, system = null where actor_id = old.id;
  update audit_entry set person_id = null,
    -- What is about a presentation of somebody else stays theirs.
    presentation_oid = case when owner_id is null then null else presentation_oid end,
    details = case when owner_id is null then '{}' else details end,
    network = case when actor_id is null then null else network end,
    country = case when actor_id is null then null else country end,
    browser = case when actor_id is null then null else browser end,
    system = case when actor_id is null then null else system end
  where person_id = old.id;
  return old;
end $$;
create trigger person_forgotten_in_audit before delete on person for each row execute function forget_person_in_audit();

-- Every event, in one part a day. The day is that of the id's own time, so that the same id always falls into the same part and can be stored only once.
create table event (
  day date not null,
  id uuid not null,
  -- The transaction that stored it, in its era: what counts events takes each once, though transactions end in another order than they begin.
  tx bigint not null,
  received_at timestamptz not null default now(),
  -- By the visitor's clock.
  happened_at timestamptz not null,
  name text not null,
  source text not null check (source in ('website', 'embed', 'meeting', 'server')),
  event_type text not null,
  schema_id text not null,
  version text not null,
  page text not null,
  page_id uuid not null,
  language text not null,
  visitor_id text not null,
  session_id text not null,
  referer text not null,
  url text not null,
  -- Who was logged in, as the server knows it.
  person_id text,
  presentation_oid text,
  link_id text,
  -- Of view_link_visit: who came through a link that asks.
  visit_id bigint,
  is_bot boolean not null,
  -- Two letters; empty where there is no table of countries.
  country text not null,
  device text not null check (device in ('desktop', 'phone', 'tablet', 'other')),
  browser text not null,
  os text not null,
  -- What the video-meeting variant tells besides.
  meeting jsonb,
  body jsonb not null,
  primary key (day, id)
) partition by range (day);
create index event_tx on event (tx);
-- Whoever leaves is forgotten here; few events are of somebody who is logged in.
create index event_person_id on event (person_id) where person_id is not null;

-- Transactions are numbered by the server: events that were brought to another one belong to an earlier era.
create table event_era (
  is_only boolean primary key default true check (is_only),
  era integer not null,
  server bigint not null
);
insert into event_era (era, server) select 0, system_identifier from pg_control_system();

-- Transactions that stored events of days long past, which nobody would look for there.
create table event_late (
  tx bigint not null,
  day date not null,
  primary key (tx, day)
);

-- What came and is no event we know, or not of this time: kept apart, a sample of it.
create table event_apart (
  id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  reason text not null check (reason in ('unknown', 'malformed', 'past', 'future')),
  name text not null,
  raw text not null
);
create index event_apart_received_at on event_apart (received_at);

-- How much came, a minute each: accepted, duplicate, apart, refused, overloaded; the name says what of it.
create table ingest_minute (
  minute timestamptz not null,
  kind text not null check (kind in ('accepted', 'duplicate', 'apart', 'refused', 'overloaded')),
  name text not null,
  count bigint not null,
  primary key (minute, kind, name)
);

-- One view: what one visitor watched of one presentation, on pages opened in one hour.
create table presentation_view (
  presentation_id bigint not null references presentation (id) on delete cascade,
  -- In which the page was opened.
  hour timestamptz not null,
  -- Of the cookie; the page's own id where there is none.
  visitor text not null,
  -- The event that the next columns are taken from: the earliest.
  first_id uuid not null,
  source text not null,
  referrer text not null,
  embed_host text not null,
  country text not null,
  language text not null,
  device text not null,
  link_id text,
  visit_id bigint,
  is_bot boolean not null,
  is_owner boolean not null,
  is_stayed boolean not null,
  is_started boolean not null,
  is_finished boolean not null,
  -- From 0; -1: none.
  furthest_step integer not null,
  -- Milliseconds a step, by its index.
  step_ms integer[] not null,
  last_at timestamptz not null,
  primary key (presentation_id, hour, visitor)
) with (fillfactor = 70);
create index presentation_view_hour on presentation_view using brin (hour);
create index presentation_view_visit on presentation_view (presentation_id, hour) where visit_id is not null;

-- Sums of a day, kept in step with the views and events: all that the pages read. Presentation 0 is the whole site.
create table insight_day (
  presentation_id bigint not null,
  day date not null,
  metric text not null,
  key text not null,
  count bigint not null,
  primary key (presentation_id, day, metric, key)
) with (fillfactor = 70);
create index insight_day_day on insight_day using brin (day);
-- The most watched of some days.
create index insight_day_views on insight_day (day, presentation_id) where metric = 'views';

-- The same of all that somebody has made; `watched`: the views of each, under its number.
create table owner_day (
  owner_id text not null references person (id) on delete cascade,
  day date not null,
  metric text not null,
  key text not null,
  count bigint not null,
  primary key (owner_id, day, metric, key)
) with (fillfactor = 70);
create index owner_day_day on owner_day using brin (day);

-- Links that were taken back: what was watched through them still counts as that.
create table view_link_gone (
  link_id text primary key,
  presentation_id bigint not null references presentation (id) on delete cascade,
  gone_at timestamptz not null default now()
);
create index view_link_gone_presentation_id on view_link_gone (presentation_id);
create function keep_gone_link() returns trigger language plpgsql as $$
begin
  insert into view_link_gone (link_id, presentation_id) select old.link_id, id from presentation where id = old.presentation_id on conflict do nothing;
  return null;
end $$;
create trigger view_link_left after delete on view_link for each row execute function keep_gone_link();

-- What has gone stays in the site's sums. How much of them that is stands below the site's own number, so that they can still be counted again.
create function drop_insights() returns trigger language plpgsql as $$
begin
  update owner_day own set count = own.count - sum.count
    from (select day, metric, key, count from insight_day where presentation_id = old.id and metric in ('views', 'started', 'finished', 'time', 'like')
      union all select day, 'watched', old.id::text, count from insight_day where presentation_id = old.id and metric = 'views') sum
    where own.owner_id = old.owner_id and own.day = sum.day and own.metric = sum.metric and own.key = sum.key;
  delete from insight_day where presentation_id = old.id and metric in ('event', 'share', 'like', 'furthest', 'step-time', 'link', 'link-started', 'link-finished', 'link-ms');
  update insight_day set presentation_id = -presentation_id where presentation_id = old.id;
  return null;
end $$;
create trigger presentation_insights_left after delete on presentation for each row execute function drop_insights();

-- How far the counting has come.
create table rollup_state (
  name text primary key,
  position text not null,
  up_to timestamptz not null
);

-- What failed in browsers, grouped by message and place.
create table client_error (
  digest text primary key,
  level text not null check (level in ('INFO', 'WARN', 'ERROR')),
  message text not null,
  place text not null,
  count bigint not null,
  user_agent text not null,
  -- The latest, as it came.
  sample jsonb not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
create index client_error_last_at on client_error (last_at desc);

-- What was sold in some days: of one presentation, and of all.
create index pdf_purchase_sold on pdf_purchase (presentation_oid, paid_at) where state = 'paid';
create index pdf_purchase_sold_at on pdf_purchase (paid_at) where state = 'paid';

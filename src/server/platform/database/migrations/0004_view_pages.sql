alter table presentation drop constraint presentation_privacy_check;
alter table presentation add constraint presentation_privacy_check check (privacy in ('private', 'unlisted', 'public', 'reusable'));

-- What everybody may find, the latest first. Unlisted is for those who know the address.
drop index presentation_public;
drop index presentation_template;
drop index presentation_tags;
create index presentation_public on presentation (modified_at desc) where privacy in ('public', 'reusable') and not is_template;
create index presentation_template on presentation (modified_at desc) where privacy in ('public', 'reusable') and is_template;
create index presentation_tags on presentation using gin (tags) where privacy in ('public', 'reusable');

-- When everybody could find it for the first time.
alter table presentation add column published_at timestamptz;
update presentation set published_at = created_at where privacy in ('public', 'reusable');
-- Others with the right to edit change what it is called.
alter table presentation add column is_modified_by_owner boolean not null default true;

alter table person add column segment text not null default 'other' check (segment in ('sales-marketing', 'teacher', 'student', 'other'));

-- Before the tally: what removes a presentation takes its likes first and then their number, like whatever removes one like.
create table presentation_like (
  presentation_id bigint not null references presentation (id) on delete cascade,
  person_id text not null references person (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (presentation_id, person_id)
);
create index presentation_like_person_id on presentation_like (person_id, created_at desc);

-- Apart from the presentation: these change often, in place, and touch no index.
create table presentation_tally (
  presentation_id bigint primary key references presentation (id) on delete cascade,
  likes integer not null default 0 check (likes >= 0),
  views bigint not null default 0 check (views >= 0)
) with (fillfactor = 50);

-- Whatever adds or removes likes, an account that goes included, is counted in the same transaction, once however many there are.
create function count_presentation_likes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into presentation_tally as tally (presentation_id, likes)
    select presentation_id, count(*) from changed group by presentation_id order by presentation_id
    on conflict (presentation_id) do update set likes = tally.likes + excluded.likes;
  else
    update presentation_tally as tally set likes = tally.likes - fewer.likes
    from (select presentation_id, count(*) as likes from changed group by presentation_id) fewer
    where tally.presentation_id = fewer.presentation_id;
  end if;
  return null;
end $$;
create trigger presentation_likes_added after insert on presentation_like referencing new table as changed for each statement execute function count_presentation_likes();
create trigger presentation_likes_removed after delete on presentation_like referencing old table as changed for each statement execute function count_presentation_likes();

-- Two people who like each other's presentations and leave at once would wait for each other: they leave one after the other.
create function leave_in_turn() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('leave', 0));
  return old;
end $$;
create trigger person_leaves before delete on person for each row execute function leave_in_turn();

create table presentation_curation (
  presentation_id bigint primary key references presentation (id) on delete cascade,
  tag text not null check (tag in ('staff-pick', 'recommended', 'unsuitable')),
  tagged_by text references person (id) on delete set null,
  tagged_at timestamptz not null default now()
);
create index presentation_curation_tag on presentation_curation (tag, tagged_at desc);

-- What somebody besides the owner may do.
create table presentation_right (
  presentation_id bigint not null references presentation (id) on delete cascade,
  person_id text not null references person (id) on delete cascade,
  level text not null check (level in ('edit', 'comment', 'view')),
  created_at timestamptz not null default now(),
  primary key (presentation_id, person_id)
);
create index presentation_right_person_id on presentation_right (person_id);

create table view_link (
  link_id text primary key,
  presentation_id bigint not null references presentation (id) on delete cascade,
  label text not null default '',
  password_hash text,
  asks_identity boolean not null default false,
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
create index view_link_presentation_id on view_link (presentation_id, created_at desc);

-- Who came through a link, where it asks.
create table view_link_visit (
  id bigint generated always as identity primary key,
  link_id text not null references view_link (link_id) on delete cascade,
  viewer_name text not null,
  viewer_email text not null,
  created_at timestamptz not null default now()
);
create index view_link_visit_link_id on view_link_visit (link_id, created_at desc);

create table contact_message (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('abuse', 'billing')),
  presentation_oid text,
  reason text not null default '',
  name text not null,
  email text not null,
  message text not null,
  created_at timestamptz not null default now()
);

-- All words of a presentation, folded and weighted: title, tags, owner, transcript.
create table presentation_search (
  presentation_id bigint primary key references presentation (id) on delete cascade,
  words tsvector not null,
  language text not null default '',
  indexed_at timestamptz not null default now()
);
create index presentation_search_words on presentation_search using gin (words);

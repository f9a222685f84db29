-- Visitors see `current_version`. The owner chooses whether that is always the latest one, or the one that was published last.
alter table presentation
  add column latest_version integer not null default 1,
  add column shows_latest boolean not null default true;
update presentation set latest_version = current_version;

-- When visitors were shown another version instead.
alter table presentation_version add column replaced_at timestamptz;
update presentation_version version set replaced_at = next.created_at
  from presentation_version next where next.presentation_id = version.presentation_id and next.number = version.number + 1;

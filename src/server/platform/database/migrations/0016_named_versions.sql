-- Versions that were made while somebody edited are thinned out as they age; those with a name stay.
alter table presentation_version
  add column name text check (char_length(name) between 1 and 100);
create index presentation_version_thinned on presentation_version (presentation_id, created_at)
  where made_by = 'edit' and name is null;

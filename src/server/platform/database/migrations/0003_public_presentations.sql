alter table presentation
  add column is_template boolean not null default false,
  add column tags text[] not null default '{}';

-- What everybody may find, the latest first.
create index presentation_public on presentation (modified_at desc) where privacy <> 'private' and not is_template;
create index presentation_template on presentation (modified_at desc) where privacy <> 'private' and is_template;
create index presentation_tags on presentation using gin (tags) where privacy <> 'private';

-- Pictures that somebody added while editing. Their files stay while something refers to them.
create table asset_upload (
  file text not null,
  -- Null once the presentation is deleted; the file is then removed like any that nothing refers to.
  presentation_id bigint references presentation (id) on delete set null,
  bytes bigint not null,
  -- Old enough to be removed, if nothing refers to it.
  is_left boolean not null default false,
  created_at timestamptz not null default now(),
  unique (presentation_id, file)
);
create index asset_upload_file on asset_upload (file);
create index asset_upload_age on asset_upload (created_at);

-- Few changes name a picture. Whoever removes pictures looks at these alone.
create index draft_change_pictures on draft_change (presentation_id, number) where operations::text like '%/files/images/%';

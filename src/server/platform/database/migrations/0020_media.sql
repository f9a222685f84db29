-- Few changes name a film or a recording. Whoever removes files looks at these alone.
create index draft_change_media on draft_change (presentation_id, number) where operations::text like '%/files/media/%';

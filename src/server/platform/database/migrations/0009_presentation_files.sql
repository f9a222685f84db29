-- What is made of a content and served. Who may see a presentation with that content may have the file.
create table presentation_file (
  file text not null,
  content_hash text not null references presentation_manifest (content_hash) on delete cascade,
  primary key (file, content_hash)
);
create index presentation_file_content_hash on presentation_file (content_hash);

insert into presentation_file (file, content_hash)
select distinct made #>> '{}', content_hash from presentation_manifest, jsonb_path_query(manifest, '$.**.file ? (@.type() == "string")') made;

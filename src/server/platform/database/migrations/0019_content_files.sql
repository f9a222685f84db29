-- The pictures that a content names, with their sizes, so that storage counts each picture of an owner once.
create table content_file (
  content_hash text not null,
  file text not null,
  bytes bigint not null,
  primary key (content_hash, file)
);
-- Nobody has noted the names so far: all pictures of a presentation's versions were counted as one, and still are.
insert into content_file (content_hash, file, bytes)
select version.content_hash, min('pictures of ' || first.content_hash), max(version.file_bytes)
from presentation_version version
join presentation_version first on first.presentation_id = version.presentation_id and first.number = 1
where version.file_bytes > 0
group by version.content_hash;

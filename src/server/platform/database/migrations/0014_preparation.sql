-- How far the files of a version are made. A row exists while they are being made.
create table preparation (
  content_hash text primary key,
  stage text not null check (stage in ('reading', 'looks', 'sharing', 'pictures')),
  done integer not null,
  total integer not null
);

alter table presentation
  -- Whether the owner shows the speaker's notes to everyone, as captions.
  add column shows_notes boolean not null default false;

-- The demonstration's notes were written for the audience.
update presentation set shows_notes = true where owner_id in (select id from person where email like '%@demonstration.invalid');

-- Contents made until now contain the notes. Those of earlier versions are made again, too: their addresses are known.
update presentation_manifest set painter = 'with notes';

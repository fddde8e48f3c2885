import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table playlists add column play_days text[] not null default '{}';

alter table playlists alter column play_days drop default;

alter table playlists add column hours_from time(0);

alter table playlists add column hours_to time(0);

alter table playlists add column buttons jsonb;

alter table playlists add column items jsonb;

alter table playlists add constraint playlists_play_days_check CHECK ((play_days <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text]));

CREATE INDEX playlists_play_days_sort ON playlists USING btree (play_days, id) WHERE (deleted_at IS NULL);

CREATE INDEX playlists_hours_from_sort ON playlists USING btree (hours_from, id) WHERE (deleted_at IS NULL);

CREATE INDEX playlists_hours_to_sort ON playlists USING btree (hours_to, id) WHERE (deleted_at IS NULL);

-- Items of before files could be added keep their names, their lengths and their order.
update playlists p set items = coalesce(
  (select jsonb_agg(jsonb_build_object('title', i.title, 'file', null, 'kind', 'image', 'display_length', i.display_length) order by i.position)
    from playlists_items i where i.parent_id = p.id),
  '[]'::jsonb);

drop table playlists_items;
`;

export const playlistsWithFiles = migrationOf(() => splitStatements(statements));

import { migrationOf, splitStatements } from '../step/migration.ts';

// Until now a display that reported that nothing plays had no `playing_since`, as one that never reported. The journal knows which of
// both it is as long as it has the report. Since when nothing plays is known of the last report only.
const statements = `
update virtual_displays_live l set playing_since = e.counted_at
from (
  select distinct on (d.id) d.id, b.counted_at, b.body
  from virtual_displays d join branch_events b on b.store_id = d.store_id and b.subject = 'playing:' || d.id
  order by d.id, b.sequence desc
) e
where e.id = l.id and l.playing_since is null and l.playing_playlist_id is null and e.body ->> 'kind' = 'playing';
`;

export const reportedNothing = migrationOf(() => splitStatements(statements));

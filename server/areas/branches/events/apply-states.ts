import { type RawBuilder, sql } from 'kysely';
import { foldSpans, type Span } from '../../../../contract/rules/branch/reported-spans.ts';
import type { Database } from '../../../db/database.ts';
import { stateChanged } from '../../../db/rows/write/publish-change.ts';
import type { Counted, Subject } from './journal.ts';
import type { RowChange } from './publish-changes.ts';
import { parseSubject } from './subject.ts';

type Row = {
  readonly id: number;
  readonly store_id: number;
  readonly state: string | number | null;
  readonly since: string;
  /** Whether nothing that is still read says anything else: then the state may be older than what is read. */
  readonly is_all: boolean;
  readonly contacted_at: string;
};

/** Where the state of a device is, in the words of its events, and since when. */
type KeptState = { readonly table: string; readonly state: RawBuilder<unknown>; readonly since: RawBuilder<unknown> };
type Place = { readonly table: string; readonly keptState: KeptState | null };

/** What holds now of devices, paper, screens and desks, in the side tables: without version and history (page 08, Data). */
export async function applyStates(db: Database, subjects: readonly Subject[]): Promise<readonly RowChange[]> {
  const changes: RowChange[] = [];
  for (const [kind, keep] of Object.entries(stateWrites)) {
    const rows = subjects.flatMap((subject) => (parseSubject(subject.subject)[0] === kind ? rowOf(subject) : []));
    if (rows.length > 0) changes.push(...(await keep(db, rows)));
  }
  return changes;
}

type Keep = (db: Database, rows: readonly Row[]) => Promise<readonly RowChange[]>;

const stateWrites: Readonly<Record<string, Keep>> = {
  touch_screen: (db, rows) => keepState(db, 'touch_screens', rows),
  virtual_display: (db, rows) => keepState(db, 'virtual_displays', rows),
  paper: (db, rows) =>
    keepRows(
      db,
      { table: 'touch_screens', keptState: null },
      sql`insert into touch_screens_live as l (id, told_paper, last_communication_at) select id, state, contacted_at from given order by id
        on conflict (id) do update set told_paper = excluded.told_paper,
          last_communication_at = greatest(l.last_communication_at, excluded.last_communication_at)
        where l.told_paper is distinct from excluded.told_paper returning id`,
      rows,
    ),
  design: (db, rows) => keepShown(db, { table: 'touch_screens', version: 'shown_design_version' }, rows),
  display: (db, rows) => keepShown(db, { table: 'virtual_displays', version: 'shown_version' }, rows),
  playing: (db, rows) =>
    keepRows(
      db,
      {
        table: 'virtual_displays',
        keptState: {
          table: 'virtual_displays_live',
          // A report of nothing is an empty text: null would be no report.
          state: sql`case when playing_since is not null then concat_ws(' ', playing_playlist_id, playing_version) end`,
          since: sql`playing_since`,
        },
      },
      sql`insert into virtual_displays_live as l (id, playing_playlist_id, playing_version, playing_since, last_communication_at)
        select id, nullif(split_part(state, ' ', 1), '')::int, nullif(split_part(state, ' ', 2), '')::int, since, contacted_at
        from given order by id
        on conflict (id) do update set playing_playlist_id = excluded.playing_playlist_id, playing_version = excluded.playing_version,
          playing_since = excluded.playing_since,
          last_communication_at = greatest(l.last_communication_at, excluded.last_communication_at)
        where (l.playing_playlist_id, l.playing_version, l.playing_since)
          is distinct from (excluded.playing_playlist_id, excluded.playing_version, excluded.playing_since) returning id`,
      rows,
    ),
  // A desk that is open names who is at it, 0 where no one says who.
  desk: (db, rows) =>
    keepRows(
      db,
      { table: 'desks', keptState: { table: 'desks_live', state: sql`coalesce(employee_id, 0)::text`, since: sql`opened_at` } },
      sql`insert into desks_live as l (id, opened_at, employee_id)
        select id, case when state is not null then since end, nullif(state::int, 0) from given order by id
        on conflict (id) do update set opened_at = excluded.opened_at, employee_id = excluded.employee_id
        where (l.opened_at, l.employee_id) is distinct from (excluded.opened_at, excluded.employee_id) returning id`,
      rows,
    ),
  service: (db, rows) =>
    keepRows(
      db,
      {
        table: 'services',
        keptState: { table: 'reserve_services', state: sql`case when is_open then 'open' else 'closed' end`, since: sql`since` },
      },
      sql`insert into reserve_services as l (id, is_open, since) select id, state = 'open', since from given order by id
        on conflict (id) do update set is_open = excluded.is_open, since = excluded.since
        where (l.is_open, l.since) is distinct from (excluded.is_open, excluded.since) returning id`,
      rows,
    ),
};

function keepState(db: Database, table: 'touch_screens' | 'virtual_displays', rows: readonly Row[]): Promise<readonly RowChange[]> {
  const live = sql.table(`${table}_live`);
  return keepRows(
    db,
    { table, keptState: { table: `${table}_live`, state: sql`told_state`, since: sql`state_since` } },
    sql`insert into ${live} as l (id, told_state, state_since, last_communication_at) select id, state, since, contacted_at from given order by id
      on conflict (id) do update set told_state = excluded.told_state, state_since = excluded.state_since,
        last_communication_at = greatest(l.last_communication_at, excluded.last_communication_at)
      where (l.told_state, l.state_since) is distinct from (excluded.told_state, excluded.state_since) returning id`,
    rows,
  );
}

/** Which version of its settings a device shows, and since when. */
function keepShown(db: Database, { table, version }: { readonly table: string; readonly version: string }, rows: readonly Row[]) {
  const [live, shown] = [sql.table(`${table}_live`), sql.ref(version)];
  return keepRows(
    db,
    { table, keptState: { table: `${table}_live`, state: sql`${shown}::text`, since: sql`shown_since` } },
    sql`insert into ${live} as l (id, ${shown}, shown_since, last_communication_at)
      select id, state::int, since, contacted_at from given order by id
      on conflict (id) do update set ${shown} = excluded.${shown}, shown_since = excluded.shown_since,
        last_communication_at = greatest(l.last_communication_at, excluded.last_communication_at)
      where (l.${shown}, l.shown_since) is distinct from (excluded.${shown}, excluded.shown_since) returning id`,
    rows,
  );
}

/** Keeps the rows and answers which of them became different, with the version that the row itself still has. */
async function keepRows(
  db: Database,
  { table, keptState }: Place,
  keep: RawBuilder<unknown>,
  rows: readonly Row[],
): Promise<readonly RowChange[]> {
  const { rows: changed } = await sql<{ id: number; store_id: number; version: number }>`
    with reported as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as g (id int, store_id int, state text, since timestamptz(3), is_all boolean, contacted_at timestamptz(3))
    ), given as (${keptState === null ? sql`select * from reported` : withEarlierSince(keptState)}), kept as (${keep})
    select t.id, t.store_id, t.version from kept k join given g on g.id = k.id
    join ${sql.table(table)} t on t.id = g.id and t.store_id = g.store_id`.execute(db);
  const resource = table.replace('_', '-');
  return changed.map(({ id, store_id, version }) => ({ resource, record_id: id, version, action: stateChanged, store_id }));
}

/** What says the same again and again outlives what is read of it: since when it holds, the side table knows. */
function withEarlierSince({ table, state, since }: KeptState): RawBuilder<unknown> {
  return sql`
    select t.id, t.store_id, t.state, t.contacted_at, least(t.since, l.since) as since from reported t
    left join (select id, ${state} as state, ${since} as since from ${sql.table(table)}) l
      on l.id = t.id and t.is_all and l.state = t.state`;
}

function rowOf({ storeId, subject, events }: Subject): readonly Row[] {
  const spans = foldSpans(events.flatMap(stateOf), isEqual);
  const last = spans.at(-1);
  if (last === undefined) return [];
  const contactedAt = Math.max(...events.map(({ at }) => at));
  return [
    {
      id: parseSubject(subject)[1],
      store_id: storeId,
      state: last.state,
      since: new Date(last.since).toISOString(),
      is_all: spans.length === 1,
      contacted_at: new Date(contactedAt).toISOString(),
    },
  ];
}

type State = string | number | null;
const isEqual = (one: State, other: State) => one === other;

/** Spans in which a device did not work. */
export function foldDowntimes(events: readonly Counted[]): readonly Span<boolean>[] {
  const states = events.flatMap((counted) =>
    stateOf(counted).map(({ state, ...rest }) => ({ ...rest, state: state === 'offline' || state === 'error' })),
  );
  return foldSpans(states, (one, other) => one === other).filter(({ state }) => state);
}

function stateOf({ sequence, at, event }: Counted): readonly { readonly sequence: number; readonly at: number; readonly state: State }[] {
  const reported = (state: State) => [{ sequence, at, state }];
  switch (event.kind) {
    case 'device_up':
      return reported('online');
    case 'device_down':
      return reported(event.failed ? 'error' : 'offline');
    case 'paper':
      return reported(event.paper);
    case 'design_shown':
    case 'display_shown':
      return reported(event.version);
    case 'playing':
      // A newer version of the same playlist is another thing to see.
      return reported(event.playlist_id === null ? '' : [event.playlist_id, event.version].filter((part) => part != null).join(' '));
    case 'desk_opened':
      return reported(event.employee_id ?? 0);
    case 'desk_closed':
      return reported(null);
    case 'service_opened':
      return reported('open');
    case 'service_closed':
      return reported('closed');
    default:
      return [];
  }
}

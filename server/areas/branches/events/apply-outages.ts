import { sql } from 'kysely';
import { foldOutage, type OutageEvent } from '../../../../contract/rules/branch/outages.ts';
import type { Database } from '../../../db/database.ts';
import { stateChanged } from '../../../db/rows/write/publish-change.ts';
import { foldDowntimes } from './apply-states.ts';
import type { Counted, Subject } from './journal.ts';
import { numberRows } from './number-rows.ts';
import type { RowChange } from './publish-changes.ts';
import { parseSubject } from './subject.ts';

type Outage = {
  readonly store_id: number;
  readonly number: number;
  readonly outage_kind: string;
  readonly touch_screen_id: number | null;
  readonly virtual_display_id: number | null;
  readonly started_at: string;
  readonly ended_at: string | null;
};

/** Outages that branches tell of, and those of devices that were down for a while. */
export async function applyOutages(db: Database, subjects: readonly Subject[], now: Date): Promise<readonly RowChange[]> {
  const changes = await keepOutages(db, { resource: 'outages', outages: subjects.flatMap(reportedOutage), now });
  const devices = subjects.filter(({ subject }) => isDevice(subject));
  const [oldest, later] = [
    devices.flatMap((device) => deviceOutages(device, true)),
    devices.flatMap((device) => deviceOutages(device, false)),
  ];
  const outages = [...(await continueOutages(db, oldest)), ...later];
  const ofDevices = await keepOutages(db, { resource: 'device_outages', outages, now });
  return [...changes, ...ofDevices, ...(await dropMistaken(db, devices, now))];
}

function reportedOutage({ storeId, subject, events }: Subject): readonly Outage[] {
  const [kind, number] = parseSubject(subject);
  const outage = kind === 'outage' ? foldOutage(events.flatMap(outageEvent)) : null;
  if (outage === null) return [];
  return [
    {
      store_id: storeId,
      number,
      outage_kind: outage.kind,
      touch_screen_id: null,
      virtual_display_id: null,
      started_at: new Date(outage.startedAt).toISOString(),
      ended_at: outage.endedAt === null ? null : new Date(outage.endedAt).toISOString(),
    },
  ];
}

/** Each time that the device was down, under the number of the event that said so first: the one that the oldest event said, or others. */
function deviceOutages({ storeId, subject, events }: Subject, isOfOldest: boolean): readonly Outage[] {
  const [kind, id] = parseSubject(subject);
  const oldest = Math.min(...events.map(({ sequence }) => sequence));
  const wanted = foldDowntimes(events).filter(({ sequence }) => (sequence === oldest) === isOfOldest);
  return wanted.map(({ sequence, since, until }) => ({
    store_id: storeId,
    number: sequence,
    outage_kind: 'device',
    touch_screen_id: kind === 'touch_screen' ? id : null,
    virtual_display_id: kind === 'virtual_display' ? id : null,
    started_at: new Date(since).toISOString(),
    ended_at: until === null ? null : new Date(until).toISOString(),
  }));
}

type Keeping = { readonly resource: 'outages' | 'device_outages'; readonly outages: readonly Outage[]; readonly now: Date };

/** Next to the version: an end never breaks the form of who writes a note to the outage. */
async function keepOutages(db: Database, { resource, outages, now }: Keeping): Promise<readonly RowChange[]> {
  if (outages.length === 0) return [];
  const ids = await numberRows(db, resource, outages);
  const given = outages.map((outage) => ({ ...outage, id: ids.get(`${outage.store_id} ${outage.number}`) }));
  const isAutomatic = resource === 'device_outages';
  const { rows } = await sql<Omit<RowChange, 'resource'>>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(given)}::json) as g (id int, store_id int, outage_kind text, touch_screen_id int,
        virtual_display_id int, started_at timestamptz(3), ended_at timestamptz(3))
    ), made as (
      insert into outages (id, store_id, created_at, updated_at, outage_kind, touch_screen_id, virtual_display_id, started_at, ended_at,
        closed_automatically)
      select id, store_id, ${now}::timestamptz, ${now}::timestamptz, outage_kind, touch_screen_id, virtual_display_id, started_at, ended_at,
        ended_at is not null and ${isAutomatic}
      from given g where not exists (select from outages o where o.store_id = g.store_id and o.id = g.id)
      returning id, version, store_id
    ), changed as (
      update outages o set updated_at = ${now}::timestamptz, outage_kind = g.outage_kind, started_at = g.started_at, ended_at = g.ended_at,
        closed_automatically = g.ended_at is not null and ${isAutomatic}, deleted_at = null
      from given g where o.store_id = g.store_id and o.id = g.id
        and (o.outage_kind, o.started_at, o.ended_at, o.deleted_at) is distinct from (g.outage_kind, g.started_at, g.ended_at, null)
      returning o.id, o.version, o.store_id
    )
    select id as record_id, version, 'create' as action, store_id from made
    union all select id, version, ${stateChanged}, store_id from changed`.execute(db);
  return rows.map((row) => ({ ...row, resource: 'outages' }));
}

/** An event that came late may join two times of a device into one: what was for the second is none any more. */
async function dropMistaken(db: Database, devices: readonly Subject[], now: Date): Promise<readonly RowChange[]> {
  const reported = devices.flatMap(({ storeId, events }) => {
    const valid = new Set(foldDowntimes(events).map(({ sequence }) => sequence));
    return events.flatMap(({ sequence }) => (valid.has(sequence) ? [] : [{ store_id: storeId, number: sequence }]));
  });
  if (reported.length === 0) return [];
  const { rows } = await sql<Omit<RowChange, 'resource' | 'action'>>`
    update outages o set deleted_at = ${now}::timestamptz from branch_rows r
    join json_to_recordset(${JSON.stringify(reported)}::json) as g (store_id int, number bigint)
      on r.store_id = g.store_id and r.number = g.number and r.resource = 'device_outages'
    where o.store_id = r.store_id and o.id = r.id and o.deleted_at is null
    returning o.id as record_id, o.version, o.store_id`.execute(db);
  return rows.map((row) => ({ ...row, resource: 'outages', action: 'delete' }));
}

function isDevice(subject: string): boolean {
  const [kind] = parseSubject(subject);
  return kind === 'touch_screen' || kind === 'virtual_display';
}

function outageEvent({ sequence, at, event }: Counted): readonly OutageEvent[] {
  return event.kind === 'outage_started' || event.kind === 'outage_ended' ? [{ ...event, sequence, at }] : [];
}

/** When a device was down; `number` is of the event that said so first, instants are ISO texts. */
type Downtime = {
  readonly store_id: number;
  readonly number: number;
  readonly touch_screen_id: number | null;
  readonly virtual_display_id: number | null;
  readonly started_at: string;
};

/**
 * The same downtimes, those that began before the oldest event that is still read as the ones that they go on from: a device
 * that says again and again that it is down outlives both the month that events are kept and the number of them that is read.
 */
async function continueOutages<T extends Downtime>(db: Database, downtimes: readonly T[]): Promise<readonly T[]> {
  if (downtimes.length === 0) return [];
  const { rows } = await sql<{ store_id: number; number: number; earlier: number; started_at: Date }>`
    select g.store_id, g.number, e.number as earlier, e.started_at
    from json_to_recordset(${JSON.stringify(downtimes)}::json) as g (store_id int, number bigint, touch_screen_id int,
      virtual_display_id int, started_at timestamptz(3))
    cross join lateral (
      select r.number, o.started_at, o.ended_at from branch_rows r join outages o on o.store_id = r.store_id and o.id = r.id
      where r.store_id = g.store_id and r.resource = 'device_outages' and r.number < g.number and o.deleted_at is null
        and (o.touch_screen_id = g.touch_screen_id or o.virtual_display_id = g.virtual_display_id)
      order by r.number desc limit 1
    ) e
    where (e.ended_at is null or e.ended_at >= g.started_at) and not exists (
      select from branch_rows r where r.store_id = g.store_id and r.resource = 'device_outages' and r.number = g.number)`.execute(db);
  const earlier = new Map(rows.map((row) => [`${row.store_id} ${row.number}`, row]));
  return downtimes.map((downtime) => {
    const found = earlier.get(`${downtime.store_id} ${downtime.number}`);
    return found === undefined ? downtime : { ...downtime, number: found.earlier, started_at: found.started_at.toISOString() };
  });
}

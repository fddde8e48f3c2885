import { sql } from 'kysely';
import { type DeskEvent, deskSessionsOf } from '../../../../contract/rules/branch/reported-spans.ts';
import type { Database } from '../../../db/database.ts';
import type { Counted, Subject } from './journal.ts';
import { parseSubject } from './subject.ts';

/** A session as it is kept, under the number of the event that began it. */
type Kept = { readonly sequence: number; readonly employee_id: number | null; readonly started_at: Date; readonly ended_at: Date | null };
type Desk = { readonly store_id: number; readonly desk_id: number; readonly first: number; readonly events: readonly DeskEvent[] };

/**
 * Who sat at which desk from when to when, made again from all that is still read of the desks. What began before it stays, and ends at
 * the latest where what is read says otherwise.
 */
export async function applyDesks(db: Database, subjects: readonly Subject[]): Promise<void> {
  const desks = subjects.flatMap(deskOf);
  if (desks.length === 0) return;
  const before = await sessionsBefore(db, desks);
  const sessions = desks.flatMap(({ store_id, desk_id, events }) => {
    const kept = before.get(`${store_id} ${desk_id}`) ?? null;
    const earlier = kept && {
      sequence: kept.sequence,
      employeeId: kept.employee_id,
      startedAt: kept.started_at.getTime(),
      endedAt: kept.ended_at?.getTime() ?? null,
    };
    return deskSessionsOf(events, earlier).map(({ sequence, employeeId, startedAt, endedAt }) => ({
      store_id,
      desk_id,
      sequence,
      employee_id: employeeId,
      started_at: new Date(startedAt).toISOString(),
      ended_at: endedAt === null ? null : new Date(endedAt).toISOString(),
    }));
  });
  await sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(sessions)}::json)
        as g (store_id int, desk_id int, sequence bigint, employee_id int, started_at timestamptz(3), ended_at timestamptz(3))
    ), desks as (
      select * from json_to_recordset(${firstOf(desks)}::json) as d (store_id int, desk_id int, first bigint)
    ), mistaken as (
      delete from desk_sessions s using desks d where s.store_id = d.store_id and s.desk_id = d.desk_id and s.sequence >= d.first
        and not exists (select from given g where (g.store_id, g.desk_id, g.sequence) = (s.store_id, s.desk_id, s.sequence))
    )
    insert into desk_sessions as s (store_id, desk_id, sequence, employee_id, started_at, ended_at)
    select store_id, desk_id, sequence, employee_id, started_at, ended_at from given
    on conflict (store_id, desk_id, sequence) do update
      set employee_id = excluded.employee_id, started_at = excluded.started_at, ended_at = excluded.ended_at
      where (s.employee_id, s.started_at, s.ended_at) is distinct from (excluded.employee_id, excluded.started_at, excluded.ended_at)`.execute(
    db,
  );
}

/** The last session of each desk that began before what is read of it. */
async function sessionsBefore(db: Database, desks: readonly Desk[]): Promise<ReadonlyMap<string, Kept>> {
  const { rows } = await sql<Kept & { store_id: number; desk_id: number }>`
    select s.store_id, s.desk_id, s.sequence, s.employee_id, s.started_at, s.ended_at
    from json_to_recordset(${firstOf(desks)}::json) as d (store_id int, desk_id int, first bigint)
    cross join lateral (
      select * from desk_sessions k where k.store_id = d.store_id and k.desk_id = d.desk_id and k.sequence < d.first
      order by k.sequence desc limit 1
    ) s`.execute(db);
  return new Map(rows.map((row) => [`${row.store_id} ${row.desk_id}`, row]));
}

function firstOf(desks: readonly Desk[]): string {
  return JSON.stringify(desks.map(({ store_id, desk_id, first }) => ({ store_id, desk_id, first })));
}

function deskOf({ storeId, subject, events }: Subject): readonly Desk[] {
  const [kind, id] = parseSubject(subject);
  if (kind !== 'desk') return [];
  const reported = events.flatMap(deskEvent);
  if (reported.length === 0) return [];
  return [{ store_id: storeId, desk_id: id, first: Math.min(...reported.map(({ sequence }) => sequence)), events: reported }];
}

function deskEvent({ sequence, at, event }: Counted): readonly DeskEvent[] {
  if (event.kind === 'desk_closed') return [{ sequence, at, isOpen: false, employeeId: null }];
  return event.kind === 'desk_opened' ? [{ sequence, at, isOpen: true, employeeId: event.employee_id }] : [];
}

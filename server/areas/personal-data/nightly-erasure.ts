import { sql } from 'kysely';
import { serverWords } from '../../../contract/messages/cs/server.ts';
import { nightDue } from '../../../contract/rules/time/night.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import type { Author, DeliveryContext, WriteContext } from '../../db/rows/write/write-context.ts';
import { retried } from '../../db/transactions.ts';
import type { PeriodicWork } from '../../engine/jobs/periodic-jobs.ts';
import { type DueKind, dueKinds, dueRows, kindsWithoutPersons, readDue } from './due-rows.ts';
import { eraseMessages, eraseOrders, eraseSessions, eraseWaiting } from './erase-rows.ts';
import { isFileNamed } from './unused-files.ts';

export type ErasingTools = { readonly db: Database; readonly salt: string; readonly delivery: DeliveryContext };

/** This many rows in one transaction. */
const atOnce = 200;
/** Places are many, and removing one touches nothing else. */
const placesAtOnce = 5_000;

/** Whom history and the audit name. */
const itself: Author = {
  id: null,
  name: serverWords.system,
  role: 'operator',
  level: 1000,
  maxLevelForSharingPrivileges: -1,
  resources: [],
  limitations: [],
};

/**
 * Erases one batch of what is due; says whether there may be more. Of several servers one erases at a time: the others find the row of
 * the night locked. Anyone who is killed has undone its batch, and the next one goes on.
 */
export function eraseBatch(tools: ErasingTools, night: string, now: Date): Promise<boolean> {
  return retried(() =>
    tools.db.transaction().execute(async (db) => {
      await sql`insert into erasures (night, begun_at, counts)
        select ${night}, ${now}, '{}' where not exists (select from erasures where night = ${night}) on conflict do nothing`.execute(db);
      const { rows } = await sql`
        select id from erasures where night = ${night} and finished_at is null for update skip locked`.execute(db);
      if (rows.length === 0) return false;
      const due = await readDue(db, now);
      for (const kind of dueKinds) {
        const { rows: found } = await sql<{ id: string }>`
          ${dueRows(kind, due)} ${kind === 'places' ? sql`limit ${placesAtOnce}` : sql`order by id limit ${atOnce}`}`.execute(db);
        if (found.length === 0) continue;
        const count = await eraseKind({ ...tools, db }, kind, { ids: found.map(({ id }) => id), now });
        await sql`
          update erasures set counts = counts || jsonb_build_object(${kind}::text, coalesce((counts->>${kind})::int, 0) + ${count}::int)
          where night = ${night}`.execute(db);
        return true;
      }
      await finish(db, night, now);
      return false;
    }),
  );
}

function eraseKind(
  tools: ErasingTools,
  kind: DueKind,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<number> {
  const { db } = tools;
  if (kind === 'sessions') return eraseSessions(db, ids);
  if (kind === 'places') return removePlaces(db, ids);
  if (kind === 'files') return removeFiles(db, ids);
  if (kind === 'waiting') return eraseWaiting(db, ids.map(Number));
  if (kind === 'messages') return eraseMessages(db, ids.map(Number), now);
  const context: Omit<WriteContext, 'resource'> = { ...tools, actor: itself, now, requestId: 'erasing', address: '', language: 'cs' };
  return eraseOrders(context, ids.map(Number));
}

/** The audit says what a night erased, where it erased anything. */
async function finish(db: Database, night: string, now: Date): Promise<void> {
  await sql`
    with done as (
      update erasures set finished_at = ${now} where night = ${night} returning id, counts - ${kindsWithoutPersons}::text[] as counts)
    insert into audit_log (created_at, updated_at, actor_name, action, resource, record_id, changes)
    select ${now}, ${now}, ${itself.name}, 'personal_data_erased', 'erasures', id, counts from done where counts <> '{}'`.execute(db);
}

/**
 * Removes files that nothing names. They are locked first: a record that was just being saved with one has committed by then, and the
 * second statement sees it.
 */
async function removeFiles(db: Database, digests: readonly string[]): Promise<number> {
  await sql`select from files where digest = any(${digests}::text[]) order by digest for update`.execute(db);
  const { numAffectedRows } = await sql`delete from files where digest = any(${digests}::text[]) and not ${isFileNamed}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Removes places by where their rows lie, which holds within the transaction: places of past days are never written again. */
async function removePlaces(db: Database, rows: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`delete from order_places where ctid = any(${rows}::tid[])`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** In Prague: after the backup of the night, before anybody comes. */
export const erasingHour = 3;

/** Erases each night what was kept for long enough. */
export function erasePersonalDataWork({ clock, ...tools }: ErasingTools & { readonly clock: Clock }): PeriodicWork {
  return {
    run: () => {
      const now = clock.now();
      return eraseBatch(tools, nightDue(now, erasingHour), now);
    },
  };
}

import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';

/** A backup that this server makes now. */
export type TakenBackup = { readonly id: number; readonly night: string | null; readonly asked_at: Date | null };

/** A server that makes one gives a sign of life so often; one that was silent for so long is dead. */
export const signOfLifeMs = 30_000;
const deadAfterMs = 10 * signOfLifeMs;

/** Takes the backup of the night, unless another server has it. */
export async function takeNight(db: Database, night: string, now: Date): Promise<TakenBackup | undefined> {
  const { rows } = await sql<TakenBackup>`
    insert into whole_backups as b (night, started_at, seen_at) values (${night}::date, ${now}, ${now})
    on conflict (night) do update set started_at = ${now}, seen_at = ${now}, made_at = null
    where b.finished_at is null and b.seen_at < ${deadBefore(now)}
    returning id, night, asked_at`.execute(db);
  return rows[0];
}

/** Takes the backup that a person asked for, unless there is none or another server has it. */
export async function takeAsked(db: Database, now: Date): Promise<TakenBackup | undefined> {
  const { rows } = await sql<TakenBackup>`
    update whole_backups set started_at = ${now}, seen_at = ${now}, made_at = null
    where night is null and finished_at is null and (seen_at is null or seen_at < ${deadBefore(now)})
    returning id, night, asked_at`.execute(db);
  return rows[0];
}

/** Whether one waits or is made by a server that lives. */
export async function isUnderway(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from whole_backups where finished_at is null and (seen_at is null or seen_at >= ${deadBefore(now)}) limit 1`.execute(db);
  return rows.length > 0;
}

/** How many are made at this moment by servers that live; one that only waits is none of them. */
export async function countMaking(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from whole_backups
    where finished_at is null and started_at is not null and seen_at >= ${deadBefore(now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function noteLife(db: Database, id: number, now: Date): Promise<void> {
  await sql`update whole_backups set seen_at = ${now} where id = ${id} and finished_at is null`.execute(db);
}

export async function noteMade(db: Database, id: number, made: { readonly file: string; readonly bytes: number; readonly at: Date }) {
  await sql`update whole_backups set made_at = ${made.at}, file = ${made.file}, bytes = ${made.bytes} where id = ${id}`.execute(db);
}

export async function noteFinished(db: Database, id: number, error: string | null, now: Date): Promise<void> {
  await sql`update whole_backups set finished_at = ${now}, error = ${error} where id = ${id}`.execute(db);
}

/** Leaves one to the next server that starts: this one stops. */
export async function giveBack(db: Database, { id, night }: TakenBackup): Promise<void> {
  if (night !== null) await sql`delete from whole_backups where id = ${id} and finished_at is null`.execute(db);
  else await sql`update whole_backups set started_at = null, seen_at = null, made_at = null where id = ${id}`.execute(db);
}

/** Files that were removed. */
export async function noteRemoved(db: Database, files: readonly string[]): Promise<void> {
  if (files.length > 0) await sql`update whole_backups set file = null where file = any(${files}::text[])`.execute(db);
}

function deadBefore(now: Date): Date {
  return new Date(now.getTime() - deadAfterMs);
}

import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { nightsToKeep } from '../../../contract/rules/backup/kept-nights.ts';
import { nightDue } from '../../../contract/rules/backup/night.ts';
import type { Database } from '../../db/database.ts';
import type { RunCommand } from './run-command.ts';

export type NightlyTools = {
  readonly db: Database;
  /** `BACKUP_DIR`. */
  readonly folder: string;
  readonly run: RunCommand;
  readonly onFailed: (reason: string, now: Date) => Promise<void>;
  readonly stopping: AbortSignal;
};

/** In Prague: when nobody is at a town hall, and before backups of stores usually are made. */
const hour = 1;
/** Whoever began it and did not come to an end by then is dead. */
const longestHours = 6;
const fileOfNight = /^poradnik-(\d{4}-\d{2}-\d{2})\.backup$/u;

/**
 * Makes the backup of the last night and checks it, where no server has done so yet; then forgets files that are kept no longer.
 * One that fails is told, and tried again the next night.
 */
export async function makeNightly(tools: NightlyTools, now: Date): Promise<void> {
  const night = nightDue(now, hour);
  if (!(await takeNight(tools.db, night, now))) return;
  const file = path.join(tools.folder, `poradnik-${night}.backup`);
  const reason = await backUpAndCheck(tools, file);
  // Whoever was told to stop leaves the night to the next start.
  if (tools.stopping.aborted) return freeNight(tools.db, night);
  await sql`update whole_backups set finished_at = ${now}, error = ${reason} where night = ${night}::date`.execute(tools.db);
  if (reason === null) forgetOld(tools.folder);
  else await tools.onFailed(reason, now);
}

/** Why there is no backup that can be relied on; null where there is one. */
async function backUpAndCheck({ folder, run, stopping }: NightlyTools, file: string): Promise<string | null> {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    // What a killed server left, which nobody has checked.
    fs.rmSync(file, { force: true });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  for (const options of [
    ['--backup', file],
    ['--restore', file, '--check'],
  ]) {
    const { code, complained } = await run(options, stopping);
    if (code !== 0) return complained === '' ? `${options.join(' ')}: ${code}` : complained;
  }
  return null;
}

/** Of several servers one makes it. */
async function takeNight(db: Database, night: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into whole_backups as b (night, started_at) values (${night}::date, ${now})
    on conflict (night) do update set started_at = excluded.started_at
    where b.finished_at is null and b.started_at < ${new Date(now.getTime() - longestHours * 3_600_000)}
    returning night`.execute(db);
  return rows.length > 0;
}

async function freeNight(db: Database, night: string): Promise<void> {
  await sql`delete from whole_backups where night = ${night}::date and finished_at is null`.execute(db);
}

/** Files of other names are none of ours. */
function forgetOld(folder: string): void {
  const nights = fs.readdirSync(folder).flatMap((name) => fileOfNight.exec(name)?.[1] ?? []);
  const kept = nightsToKeep(nights);
  for (const night of nights) if (!kept.has(night)) fs.rmSync(path.join(folder, `poradnik-${night}.backup`), { force: true });
}

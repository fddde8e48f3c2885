import fs from 'node:fs';
import path from 'node:path';
import { wholeBackupWords as words } from '../../../../../contract/messages/cs/whole-backup.ts';
import { nightsToErase } from '../../../../../contract/rules/backup/retention.ts';
import { nightDue } from '../../../../../contract/rules/time/night.ts';
import type { Database } from '../../../../db/database.ts';
import {
  giveBack,
  noteFinished,
  noteLife,
  noteMade,
  noteRemoved,
  signOfLifeMs,
  type TakenBackup,
  takeAsked,
  takeNight,
} from './backup-rows.ts';
import { listNights, nameNightFile, removeHalves, removeOld, setAside } from './night-files.ts';
import type { RunCommand } from './run-command.ts';

export type NightlyTools = {
  readonly db: Database;
  /** `BACKUP_DIR`. */
  readonly folder: string;
  readonly run: RunCommand;
  readonly onFailed: (reason: string, now: Date) => Promise<void>;
  /** Older backups could not be written again without personal values. */
  readonly onNotErased: (reason: string, now: Date) => Promise<void>;
  readonly stopping: AbortSignal;
};

/** In Prague: when no one is at a town hall, and before backups of stores usually are made. */
export const nightlyHour = 1;

/**
 * Makes the backup of the last night and checks it, where no server has done so yet; then removes files that are kept no longer,
 * and takes personal values out of those that had them for long enough. What fails is reported, and tried again the next night.
 */
export async function makeNightly(tools: NightlyTools, now: Date): Promise<void> {
  const night = nightDue(now, nightlyHour);
  const taken = await takeNight(tools.db, night, now);
  if (taken === undefined || !(await makeTaken(tools, taken, now))) return;
  removeHalves(tools.folder, night);
  await eraseOld(tools, night, now);
}

/** Makes the backup that a person asked for, if there is one, and checks it. */
export async function makeAsked(tools: NightlyTools, now: Date): Promise<void> {
  const taken = await takeAsked(tools.db, now);
  if (taken !== undefined) await makeTaken(tools, taken, now);
}

/** Says whether it can be relied on. */
async function makeTaken(tools: NightlyTools, taken: TakenBackup, now: Date): Promise<boolean> {
  const { db, folder, stopping } = tools;
  const began = performance.now();
  const time = (): Date => new Date(now.getTime() + (performance.now() - began));
  const life = setInterval(() => void noteLife(db, taken.id, time()).catch(() => undefined), signOfLifeMs);
  const reason = await backUpAndCheck(tools, taken, time).finally(() => clearInterval(life));
  // A server that was asked to stop leaves it to the next start.
  if (stopping.aborted) {
    await giveBack(db, taken);
    return false;
  }
  await noteFinished(db, taken.id, reason, time());
  if (reason === null) await noteRemoved(db, removeOld(folder, now));
  else await tools.onFailed(reason, now);
  return reason === null;
}

/** Why there is no backup that can be relied on; null where there is one. */
async function backUpAndCheck(tools: NightlyTools, taken: TakenBackup, time: () => Date): Promise<string | null> {
  const { db, folder } = tools;
  const file = nameNightFile(folder, taken);
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    setAside(file);
  } catch (error) {
    return `${words.fileNotWritable(file)} (${error instanceof Error ? error.message : String(error)})`;
  }
  const failed = await complaintOf(tools, ['--backup', file]);
  if (failed !== null) return failed;
  const bytes = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  await noteMade(db, taken.id, { file: path.basename(file), bytes, at: time() });
  return complaintOf(tools, ['--restore', file, '--check']);
}

/** Only next to a backup that can be relied on. */
async function eraseOld(tools: NightlyTools, night: string, now: Date): Promise<void> {
  const { folder, stopping, onNotErased } = tools;
  if (nightsToErase(listNights(folder), night).length === 0) return;
  const failed = await complaintOf(tools, ['--prune-backup', folder]);
  if (failed !== null && !stopping.aborted) await onNotErased(failed, now);
}

/** Runs a command of this program; answers with why it failed, or null. */
async function complaintOf({ run, stopping }: NightlyTools, options: readonly string[]): Promise<string | null> {
  const { code, complained } = await run(options, stopping);
  if (code === 0) return null;
  return complained === '' ? `${options.join(' ')}: ${code}` : complained;
}

import fs from 'node:fs';
import path from 'node:path';
import { wholeBackupWords as words } from '../../../contract/messages/cs/whole-backup.ts';
import { nightDue } from '../../../contract/rules/backup/night.ts';
import type { Database } from '../../db/database.ts';
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
import { fileNameOf, removeOld } from './kept-files.ts';
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
export const nightlyHour = 1;

/**
 * Makes the backup of the last night and checks it, where no server has done so yet; then removes files that are kept no longer.
 * One that fails is told, and tried again the next night.
 */
export async function makeNightly(tools: NightlyTools, now: Date): Promise<void> {
  const taken = await takeNight(tools.db, nightDue(now, nightlyHour), now);
  if (taken !== undefined) await makeTaken(tools, taken, now);
}

/** Makes the backup that a person asked for, if there is one, and checks it. */
export async function makeAsked(tools: NightlyTools, now: Date): Promise<void> {
  const taken = await takeAsked(tools.db, now);
  if (taken !== undefined) await makeTaken(tools, taken, now);
}

async function makeTaken(tools: NightlyTools, taken: TakenBackup, now: Date): Promise<void> {
  const { db, folder, stopping } = tools;
  const began = performance.now();
  const time = (): Date => new Date(now.getTime() + (performance.now() - began));
  const life = setInterval(() => void noteLife(db, taken.id, time()).catch(() => undefined), signOfLifeMs);
  const reason = await backUpAndCheck(tools, taken, time).finally(() => clearInterval(life));
  if (stopping.aborted) return giveBack(db, taken);
  await noteFinished(db, taken.id, reason, time());
  if (reason === null) await noteRemoved(db, removeOld(folder, now));
  else await tools.onFailed(reason, now);
}

/** Why there is no backup that can be relied on; null where there is one. */
async function backUpAndCheck(tools: NightlyTools, taken: TakenBackup, time: () => Date): Promise<string | null> {
  const { db, folder, run, stopping } = tools;
  const name = fileNameOf(taken);
  const file = path.join(folder, name);
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    // What a killed server left, which nobody has checked.
    fs.rmSync(file, { force: true });
  } catch {
    return words.fileNotWritable(file);
  }
  const complaintOf = async (options: readonly string[]): Promise<string | null> => {
    const { code, complained } = await run(options, stopping);
    if (code === 0) return null;
    return complained === '' ? `${options.join(' ')}: ${code}` : complained;
  };
  const failed = await complaintOf(['--backup', file]);
  if (failed !== null) return failed;
  await noteMade(db, taken.id, { file: name, bytes: fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0, at: time() });
  return complaintOf(['--restore', file, '--check']);
}

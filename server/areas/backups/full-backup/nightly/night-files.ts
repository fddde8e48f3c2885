import fs from 'node:fs';
import path from 'node:path';
import { keptAskedDays, nightsToKeep } from '../../../../../contract/rules/backup/kept-nights.ts';
import { nightDue } from '../../../../../contract/rules/time/night.ts';
import { wallTimeAt } from '../../../../../contract/rules/time/prague-time.ts';
import type { TakenBackup } from './backup-rows.ts';

/** Files of other names are not ours. */
const fileOfNight = /^poradnik-(\d{4}-\d{2}-\d{2})\.backup$/u;
/** One that a person asked for, by the day and the time in Prague. */
const askedFile = /^poradnik-(\d{4}-\d{2}-\d{2})-\d{6}\.backup$/u;
/** What a killed backup or a killed rewriting left. */
const leftOfNight = /^poradnik-(\d{4}-\d{2}-\d{2})(?:-\d{6})?\.backup\.(?:partial|erased|erased\.partial)$/u;

/** The backup of a night, in the folder of nightly ones. */
export function nightFile(folder: string, night: string): string {
  return path.join(folder, `poradnik-${night}.backup`);
}

/** The file of a backup that is made now. */
export function nameNightFile(folder: string, { night, asked_at }: TakenBackup): string {
  return night === null ? timedFile(folder, asked_at ?? new Date(0)) : nightFile(folder, night);
}

function timedFile(folder: string, at: Date): string {
  const { year, month, day, hour, minute, second } = wallTimeAt(at);
  const two = (part: number): string => String(part).padStart(2, '0');
  return path.join(folder, `poradnik-${year}-${two(month)}-${two(day)}-${two(hour)}${two(minute)}${two(second)}.backup`);
}

/**
 * Renames an existing file with the name of the new backup: its new name has the time when it was written. It is not removed, because
 * it may be the only backup until the new one is complete, or the backup of another database in the same folder.
 */
export function setAside(file: string): void {
  const written = fs.statSync(file, { throwIfNoEntry: false })?.mtime;
  if (written === undefined) return;
  const free = Array.from({ length: 60 }, (_, second) => timedFile(path.dirname(file), new Date(written.getTime() + second * 1000))).find(
    (name) => !fs.existsSync(name),
  );
  if (free === undefined) throw new Error(`${file} is there already`);
  fs.renameSync(file, free);
}

/** Nights of which the folder holds a backup. */
export function listNights(folder: string): readonly string[] {
  return plainFilesIn(folder).flatMap((name) => fileOfNight.exec(name)?.[1] ?? []);
}

/** Folders, links and pipes are not ours, whatever their names: a pipe would stop anyone who reads it, a folder anyone who removes it. */
function plainFilesIn(folder: string): readonly string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

/**
 * Removes files that are kept no longer; answers with their names. Nights that have not been yet, of a clock that went wrong, are left
 * alone until they come: they would be the newest for years, and push out all others.
 */
export function removeOld(folder: string, now: Date): readonly string[] {
  const today = nightDue(now, 0);
  const kept = nightsToKeep(listNights(folder).filter((night) => night <= today));
  const askedSince = new Date(now.getTime() - keptAskedDays * 86_400_000).toISOString().slice(0, 10);
  const isOld = (name: string): boolean => {
    const night = fileOfNight.exec(name)?.[1];
    const asked = askedFile.exec(name)?.[1];
    return night === undefined ? asked !== undefined && asked < askedSince : night <= today && !kept.has(night);
  };
  const old = plainFilesIn(folder).filter(isOld);
  for (const name of old) fs.rmSync(path.join(folder, name), { force: true });
  return old;
}

/** Removes halves of earlier nights: they may hold personal values, and no one would look at them again. */
export function removeHalves(folder: string, night: string): void {
  for (const name of plainFilesIn(folder)) {
    const of = leftOfNight.exec(name)?.[1];
    if (of !== undefined && of < night) fs.rmSync(path.join(folder, name), { force: true });
  }
}

import fs from 'node:fs';
import path from 'node:path';
import { keptAskedDays, nightsToKeep } from '../../../contract/rules/backup/kept-nights.ts';
import { wallTimeAt } from '../../../contract/rules/prague-time.ts';
import type { TakenBackup } from './backup-rows.ts';

const fileOfNight = /^poradnik-(\d{4}-\d{2}-\d{2})\.backup$/u;
const askedFile = /^poradnik-(\d{4}-\d{2}-\d{2})-\d{6}\.backup$/u;

/** The name of its file: by the night, or by when it was asked for in Prague. */
export function fileNameOf({ night, asked_at }: TakenBackup): string {
  if (night !== null || asked_at === null) return `poradnik-${night ?? ''}.backup`;
  const { year, month, day, hour, minute, second } = wallTimeAt(asked_at);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `poradnik-${year}-${two(month)}-${two(day)}-${two(hour)}${two(minute)}${two(second)}.backup`;
}

/** Removes files that are kept no longer; answers with their names. Files of other names are not ours. */
export function removeOld(folder: string, now: Date): readonly string[] {
  const names = fs.readdirSync(folder);
  const nights = names.flatMap((name) => fileOfNight.exec(name)?.[1] ?? []);
  const kept = nightsToKeep(nights);
  const askedSince = new Date(now.getTime() - keptAskedDays * 86_400_000).toISOString().slice(0, 10);
  const isOld = (name: string): boolean => {
    const night = fileOfNight.exec(name)?.[1];
    const asked = askedFile.exec(name)?.[1];
    return night === undefined ? asked !== undefined && asked < askedSince : !kept.has(night);
  };
  const old = names.filter(isOld);
  for (const name of old) fs.rmSync(path.join(folder, name), { force: true });
  return old;
}

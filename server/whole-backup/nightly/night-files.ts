import fs from 'node:fs';
import path from 'node:path';

/** Files of other names are none of ours. */
const fileOfNight = /^poradnik-(\d{4}-\d{2}-\d{2})\.backup$/u;
/** What a killed backup or a killed rewriting left. */
const leftOfNight = /^poradnik-(\d{4}-\d{2}-\d{2})\.backup\.(?:partial|erased|erased\.partial)$/u;

/** The backup of a night, in the folder of nightly ones. */
export function nightFile(folder: string, night: string): string {
  return path.join(folder, `poradnik-${night}.backup`);
}

/** Nights of which the folder holds a backup. */
export function nightsIn(folder: string): readonly string[] {
  return fs.readdirSync(folder).flatMap((name) => fileOfNight.exec(name)?.[1] ?? []);
}

/** Takes away what was left by halves in nights before this one: it may hold personal values, and nobody would look at it again. */
export function removeHalves(folder: string, night: string): void {
  for (const name of fs.readdirSync(folder)) {
    const of = leftOfNight.exec(name)?.[1];
    if (of !== undefined && of < night) fs.rmSync(path.join(folder, name), { force: true });
  }
}

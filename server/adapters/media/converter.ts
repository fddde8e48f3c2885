import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The program that converts, `ffmpeg`. One that does not come further for so long is ended. */
export type Converter = { readonly program: string; readonly stalledMs: number };

const stalledMs = 120_000;

/** The ffmpeg of the machine: at the given place, otherwise in `PATH`; null where there is none. */
export function findConverter(given: string | null, searched: string): Converter | null {
  const places = given === null ? searched.split(path.delimiter).map((folder) => path.join(folder, 'ffmpeg')) : [given];
  const program = places.find((place) => path.isAbsolute(place) && isProgram(place));
  return program === undefined ? null : { program, stalledMs };
}

function isProgram(place: string): boolean {
  try {
    accessSync(place, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Converter } from '../../../server/adapters/media/converter.ts';

/** A program in the place of ffmpeg, which does as the test says, and the files by which the two talk. */
export type StandInConverter = Converter & {
  /** What it was started with, once for each start. */
  readonly starts: () => readonly string[];
  /** Lets programs end that wait for it. */
  readonly go: () => void;
  /** The process that runs; of one that ended, as well. */
  readonly processId: () => number;
};

const green = fileURLToPath(new URL('./media/green-h264.mp4', import.meta.url));
const behaviours = {
  /** Says that half is done, waits for `go`, and makes an MP4. */
  waits: `echo out_time_us=750000; while [ ! -e "$here/go" ]; do sleep 0.05; done; cp '${green}' "$output"`,
  /** Makes an MP4 at once. */
  works: `cp '${green}' "$output"`,
  /** Writes a half and says nothing more. */
  hangs: 'echo half > "$output"; exec sleep 1000',
  /** Hangs when it is first started, and works from then on. */
  hangsOnce: `if [ "$(wc -l < "$here/starts")" -gt 1 ]; then cp '${green}' "$output"; else exec sleep 1000; fi`,
  /** Says the same place for ever, by a program behind a script: the output closes only when that one ends too. */
  staysInPlace: 'echo half > "$output"; sh -c "while :; do echo frame=7; echo out_time_us=750000; sleep 0.05; done"',
  fillsDisk: 'echo half > "$output"; echo "av_interleaved_write_frame(): No space left on device" >&2; exit 1',
  /** Makes what no browser plays. */
  fails: 'echo half > "$output"; echo "Invalid data found when processing input" >&2; exit 1',
} as const;

/** Makes such a program in a folder of its own. */
export function standInConverter(behaviour: keyof typeof behaviours, stalledMs = 5_000): StandInConverter {
  const here = mkdtempSync(join(tmpdir(), 'stand-in-converter-'));
  const program = join(here, 'ffmpeg');
  const lines = [
    '#!/bin/sh',
    `here='${here}'`,
    'for output; do :; done',
    `output="\${output#file:}"`,
    // A picture of a video goes to the standard output: without this it would be a file in the folder of the project.
    '[ "$output" != pipe:1 ] || output=/dev/null',
    'echo "$*" >> "$here/starts"; echo $$ > "$here/process"',
    behaviours[behaviour],
  ];
  writeFileSync(program, `${lines.join('\n')}\n`);
  chmodSync(program, 0o755);
  const textOf = (name: string): string => {
    try {
      return readFileSync(join(here, name), 'utf8');
    } catch {
      return '';
    }
  };
  return {
    program,
    stalledMs,
    starts: () => textOf('starts').split('\n').filter(Boolean),
    go: () => writeFileSync(join(here, 'go'), ''),
    processId: () => Number(textOf('process')),
  };
}

/** Whether the process is there. */
export function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { bundledServer } from '../../tests/support/kill/bundled-server.ts';
import { killedBackups } from '../../tests/support/whole-backup/killed.ts';
import { numberAfter, say } from './options.ts';
import { beginPage } from './page.ts';
import type { Proof, ProofLine } from './proof-line.ts';

const text = `Backups of the whole, their rewriting and restores are killed at random moments of their usual time: a backup leaves a file that is
whole, or none under its name; the rewriting of one without personal values leaves the new file whole, or the old one (nothing); a restore
leaves all of it, or a database as empty as before. Half of the restores go into a database of a
PostgreSQL server, half into a new embedded one.`;

/** Kills backups and restores: `restore [--rounds 50]`, so many of each. */
export const proveRestore: Proof = async (options, tell) => {
  const rounds = numberAfter(options, '--rounds', 50);
  const writePage = beginPage({ name: 'restore', text });
  const program = await bundledServer();
  const told = (what: string, round: number) => {
    if (round % 10 === 0) say(`${what}: round ${round}`);
  };
  try {
    const lines = Object.entries(await killedBackups({ rounds, program, told })).map(
      ([kind, { whole, nothing, halves, usualMs }]): ProofLine => {
        for (const half of halves) say(half);
        return {
          what: `SIGKILL within a ${kind}`,
          measured: `${whole + nothing + halves.length} rounds within ${usualMs} ms: ${whole} whole, ${nothing} nothing, ${halves.length} by halves`,
          target: 'the whole or nothing',
          holds: halves.length === 0,
        };
      },
    );
    for (const line of lines) tell(line);
    if (rounds >= 50) writePage(lines);
    return lines;
  } finally {
    rmSync(dirname(program[0] ?? ''), { recursive: true, force: true });
  }
};

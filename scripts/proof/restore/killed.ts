import { killedBackups } from '../../../tests/support/whole-backup/killed.ts';
import { numberAfter, say } from '../reporting/options.ts';
import type { ProofLine } from '../reporting/proof-line.ts';

/** Kills backups and restores at random moments of their usual time: `--rounds 50`, so many of each. */
export async function proveKilled(program: readonly string[], options: readonly string[]): Promise<readonly ProofLine[]> {
  const onRound = (what: string, round: number) => {
    if (round % 10 === 0) say(`${what}: round ${round}`);
  };
  const found = await killedBackups({ rounds: numberAfter(options, '--rounds', 50), program, onRound });
  return Object.entries(found).map(([kind, { whole, nothing, halves, usualMs }]): ProofLine => {
    for (const half of halves) say(half);
    return {
      what: `SIGKILL within a ${kind}`,
      measured: `${whole + nothing + halves.length} rounds within ${usualMs} ms: ${whole} whole, ${nothing} nothing, ${halves.length} by halves`,
      target: 'the whole or nothing',
      holds: halves.length === 0,
    };
  });
}

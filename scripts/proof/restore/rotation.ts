import { killedEmbedded, killedOnServer } from '../../../tests/support/kill/killed-rotation.ts';
import { numberAfter, say } from '../reporting/options.ts';
import type { ProofLine } from '../reporting/proof-line.ts';

const databases = {
  'PostgreSQL, keys in the environment': killedOnServer,
  'the embedded PostgreSQL, key in DATA_DIR': killedEmbedded,
} as const;

/** Kills `npm run rotate-key` at random moments of its usual time: `--rounds 20`, so many on either kind of database. */
export async function proveRotation(program: readonly string[], options: readonly string[]): Promise<readonly ProofLine[]> {
  const rounds = numberAfter(options, '--rounds', 20);
  const lines: ProofLine[] = [];
  for (const [where, kill] of Object.entries(databases)) {
    const onRound = (round: number) => {
      if (round % 5 === 0) say(`${where}: round ${round}`);
    };
    const { halves, faults, usualMs, values } = await kill({ rounds, program, onRound });
    for (const fault of faults) say(fault);
    lines.push({
      what: `SIGKILL within rotate-key on ${where}, ${values.toLocaleString('en')} sealed values`,
      measured: `${rounds} rounds within ${usualMs} ms: ${halves} left values under both keys, ${faults.length} lost any`,
      target: 'the two keys open everything, and run again it ends with the new one alone',
      holds: faults.length === 0 && halves > 0,
    });
  }
  return lines;
}

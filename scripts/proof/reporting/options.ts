import { randomInt } from 'node:crypto';
import { words } from '../../basics/words.mjs';

/** The number that is after an option, as in `--count 500`. */
export function numberAfter(options: readonly string[], name: string, otherwise: number): number {
  const place = options.indexOf(name);
  const given = place === -1 ? Number.NaN : Number(options[place + 1]);
  return Number.isSafeInteger(given) ? given : otherwise;
}

/** The seed that was asked for, or a fresh one; reported, so that what was found can be found again. */
export function seedOf(options: readonly string[]): number {
  const seed = numberAfter(options, '--seed', randomInt(2_147_483_647));
  say(`seed ${seed}`);
  return seed;
}

/** Says what is going on. */
export function say(text: string): void {
  process.stdout.write(`${words.proof.step(text)}\n`);
}

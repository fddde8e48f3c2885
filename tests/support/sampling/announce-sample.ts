import { describeTurn } from './turn.ts';

/** Chooses the sample once for all workers of the run, and says which it is. */
export function setup(): void {
  process.stdout.write(`${describeTurn()}\n`);
}

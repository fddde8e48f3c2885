import { words } from '../basics/words.mjs';
import { inCi, lastLine, succeeded, sum } from './tally.mjs';

/** Ends a run: the sum is the very last line, the exit code says the same. */
export function finish(tallies) {
  const total = sum(tallies);
  if (total.skipped > 0 && inCi()) process.stdout.write(`${words.testing.strict}\n`);
  process.stdout.write(`${lastLine(total)}\n`);
  process.exitCode = succeeded(total) ? 0 : 1;
}

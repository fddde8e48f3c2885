import { words } from '../basics/words.mjs';

/** How many tests passed, failed and were left out; sums of these make the last line. */
const nothing = { passed: 0, failed: 0, skipped: 0 };

function sum(tallies) {
  return tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    nothing,
  );
}

/** The line that anyone who runs the tests reads last. */
function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** Whether the run is a success; in CI nothing may be left out. */
function succeeded({ failed, skipped }) {
  return failed === 0 && (skipped === 0 || !inCi());
}

/** CI services set CI to "true" or "1"; people unset it or set it to "false". */
function inCi() {
  return !['', '0', 'false', undefined].includes(process.env.CI);
}

/** Ends a run: the sum is the very last line, the exit code says the same. */
export function finish(tallies) {
  const total = sum(tallies);
  if (total.skipped > 0 && inCi()) process.stdout.write(`${words.testing.strict}\n`);
  process.stdout.write(`${lastLine(total)}\n`);
  process.exitCode = succeeded(total) ? 0 : 1;
}

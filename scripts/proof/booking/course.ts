import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runVitest } from '../measuring/run-vitest.ts';
import { say } from '../reporting/options.ts';
import type { ProofLine } from '../reporting/proof-line.ts';

const file = 'tests/server/web-orders/order-model.test.ts';

/** Runs the model of an order with all of its commands. */
export async function proveCourse(): Promise<readonly ProofLine[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'poradnik-proof-booking-'));
  try {
    const { tests, failures, seconds } = await runVitest(file, path.join(folder, 'report.json'));
    for (const fault of failures) say(fault);
    return [
      {
        what: 'random commands to orders, as the table of transitions says',
        measured: `5,000 commands, ${failures.length} of ${tests} tests failed, ${seconds.toFixed(1)} s`,
        target: '0 failed',
        holds: tests > 0 && failures.length === 0,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

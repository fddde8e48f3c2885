import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBranchSetup } from '../../support/branch/branch-setup.ts';
import { closeReportingBranches } from '../../support/branch/reporting-branch.ts';
import { anOrderMachine, type OrderMachine, orderSteps } from '../../support/orders/order-machine.ts';
import { turnOfRun } from '../../support/sampling/turn.ts';

/** Two hundred commands in a usual run, five thousand where everything is asked. */
const commandsOfRun = 20;
const runs = turnOfRun() === 'whole' ? 250 : 10;

let machine: OrderMachine;
beforeAll(async () => {
  machine = await anOrderMachine(await openBranchSetup());
});
afterAll(async () => {
  closeReportingBranches();
  await machine.close();
});

describe('orders under random commands of staff, clients, branches and time', () => {
  it('stand where the table of transitions leads, whoever asks', { timeout: 600_000 }, async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(orderSteps, { minLength: commandsOfRun, maxLength: commandsOfRun }), async (steps) => {
        await machine.beginAnew();
        for (const step of steps) await machine.take(step);
        for (const state of await machine.compareAll()) seen.add(state);
      }),
      { numRuns: runs },
    );
    // Otherwise it would have compared little.
    expect(seen.size).toBeGreaterThanOrEqual(4);
  });
});

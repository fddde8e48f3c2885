import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGraceMachine, type GraceMachine, graceSteps } from '../../support/orders/grace-machine.ts';
import { turnOfRun } from '../../support/sampling/turn.ts';

/** A hundred commands in a usual run, five thousand where everything is asked. */
const commandsOfRun = 20;
const runs = turnOfRun() === 'whole' ? 250 : 5;

let machine: GraceMachine;
beforeAll(async () => {
  machine = await aGraceMachine();
});
afterAll(() => machine.close());

describe('the minute of grace under random commands of two clerks on two servers, deaths and time', () => {
  it('ends for each change in a letter or in a return, never in both', { timeout: 1_200_000 }, async () => {
    let letters = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(graceSteps, { minLength: commandsOfRun, maxLength: commandsOfRun }), async (steps) => {
        await machine.beginAnew();
        for (const step of steps) await machine.take(step);
        // An order that is cancelled at the end leaves a letter in every run, whatever the commands were.
        await machine.take({ kind: 'cancel', order: 0, clerk: 0 });
        letters += await machine.end();
      }),
      { numRuns: runs },
    );
    // Otherwise it would have compared little.
    expect(letters).toBeGreaterThanOrEqual(runs);
  });
});

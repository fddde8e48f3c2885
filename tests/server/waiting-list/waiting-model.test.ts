import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWaitingMachine, type Step, type WaitingMachine, waitingSteps } from '../../support/orders/waiting-machine.ts';
import { turnOfRun } from '../../support/sampling/turn.ts';

/** A hundred and fifty commands in a usual run, five thousand where everything is asked. */
const commandsOfRun = 25;
const runs = turnOfRun() === 'whole' ? 200 : 6;

/** Asked in every run: a time that is freed, offered and taken. By chance alone a few runs may have none. */
const takenTime: readonly Step[] = [
  { kind: 'join', who: 0, server: 0 },
  { kind: 'free', slot: 1, server: 1 },
  { kind: 'offer', servers: 2 },
  { kind: 'take', who: 0, server: 1 },
];

let machine: WaitingMachine;
beforeAll(async () => {
  machine = await aWaitingMachine();
});
afterAll(() => machine.close());

describe('the waiting list under random commands of clients and clerks on two servers, and time', () => {
  it('gives each freed time to the first in line alone, and to nobody what somebody else has', { timeout: 1_200_000 }, async () => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(waitingSteps, { minLength: commandsOfRun, maxLength: commandsOfRun }), async (steps) => {
        await machine.beginAnew();
        for (const step of steps) await machine.take(step);
        taken += machine.taken();
      }),
      { numRuns: runs + 1, examples: [[[...takenTime]]] },
    );
    // Otherwise it would have compared little.
    expect(taken).toBeGreaterThan(0);
  });
});

import { describe, expect, it } from 'vitest';
import { isQuiet, priorityStepMinutes } from '../../contract/rules/branch/office-rules.ts';
import { readSetup } from '../../simulator/office/plan/setup.ts';
import { type Visit, waitingRoom } from '../../simulator/office/waiting-room.ts';
import { protocolPage } from '../support/branch/protocol-blocks.ts';

const minuteMs = 60_000;
/** The second service is one step more urgent. */
const setup = readSetup(
  [0, 1].map((priority) => ({ resource: 'services', id: priority + 1, values: { name: `Služba ${priority}`, priority } })),
);

type Waiting = { readonly since: number; readonly serviceId?: number; readonly ordered?: true };
/** The place of who is called first of those who wait since the minutes, `minute` being now; null if no one is ready. */
function calledOf(minute: number, ...all: readonly Waiting[]): number | null {
  const room = waitingRoom();
  for (const [ticket, { since, serviceId = 1, ordered }] of all.entries()) {
    const visit: Visit = {
      ticket,
      number: `A${ticket}`,
      serviceId,
      first: null,
      orderId: ordered === undefined ? null : ticket,
      createdAt: 0,
      readyAt: since * minuteMs,
    };
    room.enter(visit);
  }
  return room.call([1, 2], setup, minute * minuteMs)?.ticket ?? null;
}

describe('what the page of the protocol says of an office', () => {
  it('is who the simulator calls: a reservation whose time has come, then the longest wait, in which urgency counts', () => {
    const step = Number(/a step of the service's `priority` counts as (\d+) minutes/u.exec(protocolPage)?.[1]);
    expect(step).toBe(priorityStepMinutes);
    expect(calledOf(30, { since: 0 }, { since: 30, ordered: true })).toBe(1);
    expect(calledOf(29, { since: 0 }, { since: 30, ordered: true })).toBe(0);
    expect(calledOf(29, { since: 30, ordered: true })).toBeNull();
    expect(calledOf(30, { since: 1 }, { since: 0 })).toBe(1);
    expect(calledOf(30, { since: 9, ordered: true }, { since: 8, ordered: true })).toBe(1);
    expect(calledOf(30, { since: 0 }, { since: step - 1, serviceId: 2 })).toBe(1);
    expect(calledOf(30, { since: 0 }, { since: step + 1, serviceId: 2 })).toBe(0);
  });

  it('is when displays are quiet, over midnight', () => {
    const example = /with `(\d\d:\d\d)` and `(\d\d:\d\d)` it is (.+?)\./u.exec(protocolPage);
    const [, quiet_from = '', quiet_to = '', times = ''] = example ?? [];
    const described = [...times.matchAll(/`(\d\d:\d\d)` (with sound|quiet)/gu)].map(([, time = '', how]) => [time, how] as const);
    expect(described.length).toBeGreaterThan(3);
    expect(described.map(([time]) => [time, isQuiet({ quiet_from, quiet_to }, time) ? 'quiet' : 'with sound'])).toEqual(described);
  });
});

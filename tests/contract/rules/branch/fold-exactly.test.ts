import { describe, expect, it } from 'vitest';
import { type FoldedTicket, foldTicket, type TicketEvent } from '../../../../contract/rules/branch/fold-ticket.ts';
import { foldOutage, type OutageEvent } from '../../../../contract/rules/branch/outages.ts';
import { foldSpans } from '../../../../contract/rules/branch/reported-spans.ts';

const created: TicketEvent = {
  kind: 'ticket_created',
  sequence: 1,
  at: 100,
  number: 'B 7',
  service_id: 4,
  visit: 12,
  order_id: 33,
};
const waiting: FoldedTicket = {
  createdAt: 100,
  number: 'B 7',
  serviceId: 4,
  visit: 12,
  orderId: 33,
  state: 'waiting',
  deskId: null,
  employeeId: null,
  calledAt: null,
  servedAt: null,
  finishedAt: null,
};
const called = (sequence: number, at: number, desk_id: number | null = 2): TicketEvent => ({
  kind: 'ticket_called',
  sequence,
  at,
  desk_id,
  employee_id: 5,
});
const atDesk = { deskId: 2, employeeId: 5, calledAt: 200 } as const;

describe('a ticket of its events', () => {
  const table: readonly (readonly [name: string, events: readonly TicketEvent[], made: Partial<FoldedTicket>])[] = [
    ['waits once it is issued', [], {}],
    ['is called to a desk by somebody', [called(2, 200)], { ...atDesk, state: 'called' }],
    ['is served', [called(2, 200), { kind: 'ticket_serving', sequence: 3, at: 300 }], { ...atDesk, state: 'serving', servedAt: 300 }],
    [
      'is finished',
      [called(2, 200), { kind: 'ticket_serving', sequence: 3, at: 300 }, { kind: 'ticket_finished', sequence: 4, at: 400 }],
      { ...atDesk, state: 'finished', servedAt: 300, finishedAt: 400 },
    ],
    [
      'is sent on',
      [called(2, 200), { kind: 'ticket_transferred', sequence: 3, at: 400 }],
      { ...atDesk, state: 'transferred', finishedAt: 400 },
    ],
    ['is missed', [called(2, 200), { kind: 'ticket_missed', sequence: 3, at: 400 }], { ...atDesk, state: 'missed', finishedAt: 400 }],
    ['is cancelled while it waits', [{ kind: 'ticket_cancelled', sequence: 2, at: 250 }], { state: 'cancelled', finishedAt: 250 }],
    [
      'is called when it is served without a call',
      [{ kind: 'ticket_serving', sequence: 2, at: 300 }],
      { state: 'serving', calledAt: 300, servedAt: 300 },
    ],
    [
      'is not served yet when it is called again',
      [called(2, 150, 9), { kind: 'ticket_serving', sequence: 3, at: 180 }, called(4, 200)],
      { ...atDesk, state: 'called' },
    ],
    [
      'is not over any more when somebody who was missed is served after all',
      [called(2, 200), { kind: 'ticket_missed', sequence: 3, at: 300 }, { kind: 'ticket_serving', sequence: 4, at: 400 }],
      { ...atDesk, state: 'serving', servedAt: 400 },
    ],
    ['is issued once', [{ ...created, sequence: 2, at: 900, number: 'C 1' }], {}],
    ['stays as it ended', [{ kind: 'ticket_cancelled', sequence: 2, at: 250 }, called(3, 300)], { state: 'cancelled', finishedAt: 250 }],
  ];

  it.each(table)('%s', (...[, events, made]) => {
    expect(foldTicket([created, ...events])).toEqual({ ...waiting, ...made });
  });

  const setBack: readonly (readonly [name: string, events: readonly TicketEvent[], made: Partial<FoldedTicket>])[] = [
    ['its issue', [called(2, 50)], { calledAt: 100 }],
    ['its call', [called(2, 200), { kind: 'ticket_finished', sequence: 3, at: 150 }], { calledAt: 200, finishedAt: 200 }],
    [
      'its service',
      [called(2, 200), { kind: 'ticket_serving', sequence: 3, at: 300 }, { kind: 'ticket_finished', sequence: 4, at: 250 }],
      { calledAt: 200, servedAt: 300, finishedAt: 300 },
    ],
    [
      'its end',
      [called(2, 200), { kind: 'ticket_missed', sequence: 3, at: 400 }, called(4, 350)],
      { state: 'called', calledAt: 400, finishedAt: null },
    ],
  ];

  it.each(setBack)('is never told to be earlier than %s', (...[, events, made]) => {
    expect(foldTicket([created, ...events])).toMatchObject(made);
  });

  it('is known to be issued even where its issue is not what the branch numbered first', () => {
    expect(foldTicket([called(0, 300), created])?.number).toBe('B 7');
  });
});

describe('spans of a state, each with the number of what began it', () => {
  const same = (one: string, other: string): boolean => one === other;

  it('are none where nothing was told', () => {
    expect(foldSpans<string>([], same)).toEqual([]);
  });

  it('go on through what says the same again', () => {
    const events = [
      { sequence: 5, at: 10, state: 'online' },
      { sequence: 6, at: 20, state: 'online' },
      { sequence: 8, at: 30, state: 'error' },
      { sequence: 9, at: 40, state: 'online' },
    ];
    expect(foldSpans(events.toReversed(), same)).toEqual([
      { state: 'online', sequence: 5, since: 10, until: 30 },
      { state: 'error', sequence: 8, since: 30, until: 40 },
      { state: 'online', sequence: 9, since: 40, until: null },
    ]);
  });

  it('never begin before the one that they follow, when the clock was set back', () => {
    const events = [
      { sequence: 1, at: 50, state: 'online' },
      { sequence: 2, at: 20, state: 'error' },
      { sequence: 3, at: 60, state: 'online' },
    ];
    expect(foldSpans(events, same).map(({ since, until }) => [since, until])).toEqual([
      [50, 50],
      [50, 60],
      [60, null],
    ]);
  });

  it('are told apart by what counts as equal', () => {
    const events = ['Online', 'ONLINE', 'error'].map((state, place) => ({ sequence: place + 1, at: place, state }));
    const spans = foldSpans(events, (one, other) => one.toLowerCase() === other.toLowerCase());
    expect(spans.map(({ state }) => state)).toEqual(['Online', 'error']);
  });
});

describe('an outage of its events', () => {
  const start: OutageEvent = { kind: 'outage_started', sequence: 3, at: 10, outage_kind: 'printer' };
  const table: readonly (readonly [name: string, events: readonly OutageEvent[], endedAt: number | null])[] = [
    ['lasts until its end is told', [start], null],
    ['ends when it is told', [start, { kind: 'outage_ended', sequence: 4, at: 90 }], 90],
    ['ends no sooner than it began', [start, { kind: 'outage_ended', sequence: 4, at: 5 }], 10],
    [
      'began with the first start that the branch told',
      [{ kind: 'outage_started', sequence: 4, at: 2, outage_kind: 'power' }, { kind: 'outage_ended', sequence: 5, at: 70 }, start],
      70,
    ],
  ];

  it.each(table)('%s', (...[, events, endedAt]) => {
    expect(foldOutage(events)).toEqual({ kind: 'printer', startedAt: 10, endedAt });
  });

  it('is known to have begun even where its start is not what the branch numbered first', () => {
    expect(foldOutage([{ kind: 'outage_ended', sequence: 1, at: 90 }, start])).toMatchObject({ kind: 'printer', startedAt: 10 });
  });

  it('is none of nothing', () => {
    expect(foldOutage([])).toBeNull();
  });
});

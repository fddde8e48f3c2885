import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldTicket, type TicketEvent } from '../../../../contract/rules/branch/fold-ticket.ts';
import { foldOutage, type OutageEvent } from '../../../../contract/rules/branch/outages.ts';
import { foldSpans } from '../../../../contract/rules/branch/reported-spans.ts';

const kinds = ['ticket_called', 'ticket_serving', 'ticket_transferred', 'ticket_finished', 'ticket_missed', 'ticket_cancelled'] as const;
const created = { kind: 'ticket_created', number: 'A 1', service_id: 1, visit: null, order_id: null } as const;

/** A ticket's events as a branch numbers them: its clock may be set back between two of them. */
const ticketEvents: fc.Arbitrary<readonly TicketEvent[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      at: fc.integer({ min: 1_000_000, max: 2_000_000 }),
      desk: fc.integer({ min: 1, max: 5 }),
    }),
    {
      maxLength: 10,
    },
  )
  .map((later) => [
    { ...created, sequence: 1, at: 1_500_000 },
    ...later.map(({ kind, at, desk }, place): TicketEvent => {
      const common = { sequence: place + 2, at };
      return kind === 'ticket_called' ? { ...common, kind, desk_id: desk, employee_id: null } : { ...common, kind };
    }),
  ]);

describe('a ticket', () => {
  it('is the same in whatever order its events come', () => {
    fc.assert(
      fc.property(
        ticketEvents.chain((events) => fc.tuple(fc.constant(events), fc.shuffledSubarray([...events], { minLength: events.length }))),
        ([events, shuffled]) => {
          expect(foldTicket(shuffled)).toEqual(foldTicket(events));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('never has an instant before one that it follows, whatever the clock of the branch does', () => {
    fc.assert(
      fc.property(ticketEvents, (events) => {
        const ticket = foldTicket(events);
        if (ticket === null) throw new Error('it was issued');
        const instants = [ticket.createdAt, ticket.calledAt, ticket.servedAt, ticket.finishedAt].filter((at) => at !== null);
        expect(instants).toEqual(instants.toSorted((one, other) => one - other));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is ended by the first event that ends it', () => {
    fc.assert(
      fc.property(
        ticketEvents,
        fc.constantFrom('ticket_finished', 'ticket_cancelled', 'ticket_transferred'),
        ticketEvents,
        (before, kind, after) => {
          const end: TicketEvent = { kind, sequence: 100, at: 3_000_000 };
          const late = after.slice(1).map((event) => ({ ...event, sequence: event.sequence + 100 }));
          expect(foldTicket([...before, end, ...late])).toEqual(foldTicket([...before, end]));
        },
      ),
    );
  });

  it('is none before it is known to have been issued', () => {
    expect(foldTicket([{ kind: 'ticket_called', sequence: 2, at: 5, desk_id: 1, employee_id: null }])).toBeNull();
  });

  it('counts the last call of a client who was missed and came', () => {
    const ticket = foldTicket([
      { ...created, sequence: 1, at: 0 },
      { kind: 'ticket_called', sequence: 2, at: 10, desk_id: 1, employee_id: 7 },
      { kind: 'ticket_missed', sequence: 3, at: 20 },
      { kind: 'ticket_called', sequence: 4, at: 30, desk_id: 2, employee_id: null },
      { kind: 'ticket_serving', sequence: 5, at: 40 },
    ]);
    expect(ticket).toMatchObject({ state: 'serving', deskId: 2, employeeId: null, calledAt: 30, servedAt: 40, finishedAt: null });
  });
});

describe('spans of a state', () => {
  const states = fc.array(fc.record({ at: fc.nat(10_000), state: fc.constantFrom('online', 'offline', 'error') }), { maxLength: 20 });

  it('are the same in whatever order they were told, follow each other and differ from their neighbours', () => {
    fc.assert(
      fc.property(
        states.chain((all) => {
          const events = all.map((one, place) => ({ ...one, sequence: place + 1 }));
          return fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length }));
        }),
        ([events, shuffled]) => {
          const spans = foldSpans(events, (one, other) => one === other);
          expect(foldSpans(shuffled, (one, other) => one === other)).toEqual(spans);
          expect(spans.slice(0, -1).map(({ until }) => until)).toEqual(spans.slice(1).map(({ since }) => since));
          expect(spans.some(({ state }, place) => state === spans[place + 1]?.state)).toBe(false);
          expect(spans.at(-1)?.state).toBe(events.at(-1)?.state);
        },
      ),
    );
  });
});

describe('an outage', () => {
  it('lasts from its first start to its first end, in whatever order they come', () => {
    const events: readonly OutageEvent[] = [
      { kind: 'outage_started', sequence: 1, at: 10, outage_kind: 'power' },
      { kind: 'outage_ended', sequence: 2, at: 5 },
      { kind: 'outage_ended', sequence: 3, at: 50 },
    ];
    expect(foldOutage(events.toReversed())).toEqual({ kind: 'power', startedAt: 10, endedAt: 10 });
    expect(foldOutage(events.slice(1))).toBeNull();
  });
});

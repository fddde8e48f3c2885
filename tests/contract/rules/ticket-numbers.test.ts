import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collide, nearestFree, spokenTickets, type TicketNumbers, ticketRoom } from '../../../contract/rules/services/ticket-numbers.ts';

/** Few numbers at either end, so that they come into each other's way. */
const numbers = fc
  .record({
    ticket_prefix: fc.constantFrom(null, 'A'),
    number_from: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 9960, max: 9990 })),
    length: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(9000)),
  })
  .map(({ ticket_prefix, number_from, length }): TicketNumbers => {
    return { ticket_prefix, number_from, number_to: Math.min(number_from + length, ticketRoom.last) };
  });
const lengthOf = ({ number_from, number_to }: Pick<TicketNumbers, 'number_from' | 'number_to'>): number => number_to - number_from + 1;

/** Every ticket that the service gives out. */
function ticketsOf({ ticket_prefix, number_from, number_to }: TicketNumbers): ReadonlySet<string> {
  return new Set(Array.from({ length: number_to - number_from + 1 }, (_, place) => `${ticket_prefix}${number_from + place}`));
}

describe('numbers of tickets', () => {
  it('collide exactly when some ticket is given out by both', () => {
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const given = ticketsOf(other);
        expect(collide(one, other)).toBe([...ticketsOf(one)].some((ticket) => given.has(ticket)));
        expect(collide(one, other)).toBe(collide(other, one));
      }),
      { numRuns: 200 },
    );
  });

  it('that are proposed are free, are no more than were wanted, and none as long is nearer', () => {
    fc.assert(
      fc.property(numbers, fc.array(numbers, { maxLength: 6 }), (wanted, taken) => {
        const free = nearestFree(wanted, taken);
        const isFree = (from: number, length: number): boolean =>
          from >= ticketRoom.first &&
          from + length - 1 <= ticketRoom.last &&
          !taken.some((other) => collide({ ...wanted, number_from: from, number_to: from + length - 1 }, other));
        const starts = Array.from({ length: ticketRoom.last }, (_, place) => place + 1);
        if (free === undefined) {
          expect(starts.some((from) => isFree(from, ticketRoom.least))).toBe(false);
          return;
        }
        const [length, distance] = [lengthOf(free), Math.abs(free.number_from - wanted.number_from)];
        expect(isFree(free.number_from, length)).toBe(true);
        expect(length).toBeLessThanOrEqual(lengthOf(wanted));
        expect(starts.some((from) => Math.abs(from - wanted.number_from) < distance && isFree(from, length))).toBe(false);
        if (length < lengthOf(wanted)) expect(starts.some((from) => isFree(from, length + 1))).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it('are said with their letter, or without one', () => {
    expect(spokenTickets({ ticket_prefix: 'A', number_from: 1, number_to: 99 })).toBe('A 1–99');
    expect(spokenTickets({ ticket_prefix: null, number_from: 1, number_to: 999 })).toBe('1–999');
  });
});

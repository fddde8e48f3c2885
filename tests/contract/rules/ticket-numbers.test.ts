import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  collide,
  freeNumbers,
  nearestFree,
  sharedNumbers,
  spokenTickets,
  type TicketNumbers,
  ticketRoom,
} from '../../../contract/rules/services/ticket-numbers.ts';

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

  it('are shared exactly where a ticket is given out twice, each service named at most once with one before it', () => {
    fc.assert(
      fc.property(fc.array(numbers, { maxLength: 6 }), (all) => {
        const services = all.map((each, id) => ({ ...each, id }));
        const given = all.flatMap((each) => [...ticketsOf(each)]);
        const shared = sharedNumbers(services);
        expect(shared.length > 0).toBe(new Set(given).size < given.length);
        expect(new Set(shared.map(({ other }) => other.id)).size).toBe(shared.length);
        expect(shared.every(({ one, other }) => one.id < other.id && collide(one, other))).toBe(true);
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

  const of = (ticket_prefix: string | null, number_from: number, number_to: number): TicketNumbers => ({
    ticket_prefix,
    number_from,
    number_to,
  });
  const singles = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => of(letter, 1, 99));

  it.each([
    ['stay where nobody has any', of('A', 1, 99), [], of('A', 1, 99)],
    ['stay where others have others', of('A', 1, 99), [of('A', 100, 199), of('B', 1, 99)], of('A', 1, 99)],
    ['get the first letter that nobody uses', of('A', 1, 99), [of('A', 50, 120)], of('B', 1, 99)],
    ['get a letter that nobody uses at all', of('A', 1, 99), [of('A', 50, 120), of('B', 500, 600)], of('C', 1, 99)],
    ['get a letter where they had none', of(null, 1, 99), [of(null, 99, 200)], of('A', 1, 99)],
    ['get the last letter that there is', of('A', 1, 99), singles.slice(0, -1), of('Z', 1, 99)],
    ['get one letter where they had two', of('AB', 1, 99), [of('A', 1, 99)], of('B', 1, 99)],
    ['share a letter where every one is used', of('A', 1, 99), [...singles.slice(0, -1), of('Z', 100, 199)], of('Z', 1, 99)],
    ['are none where others have them under every letter', of('A', 1, 99), singles, undefined],
  ])('that are free %s', (...[, wanted, taken, free]) => {
    expect(freeNumbers(wanted, taken)).toEqual(free);
  });

  it.each([
    ['where they are, when nobody has them', of('A', 5, 9), [of('B', 5, 9)], [5, 9]],
    ['right after what is taken', of('A', 5, 9), [of('A', 1, 6)], [7, 11]],
    ['right before what is taken', of('A', 5, 9), [of('A', 9, 9999)], [4, 8]],
    ['in the shorter gap only where there is no longer one', of('A', 5, 9), [of('A', 4, 9999)], [1, 3]],
    ['of two numbers at least', of('A', 5, 9), [of('A', 1, 6), of('A', 9, 9999)], [7, 8]],
    ['up to the last number', of('A', 5, 9), [of('A', 1, 9997)], [9998, 9999]],
  ])('that are nearest lie %s', (...[, wanted, taken, [number_from, number_to]]) => {
    expect(nearestFree(wanted, taken)).toEqual({ number_from, number_to });
  });

  it('are none where single ones are left alone', () => {
    expect(nearestFree(of('A', 5, 9), [of('A', 1, 6), of('A', 8, 9998)])).toBeUndefined();
    expect(nearestFree(of('A', 5, 9), [of('A', 1, 9999)])).toBeUndefined();
  });

  it('are said with their letter, or without one', () => {
    expect(spokenTickets({ ticket_prefix: 'A', number_from: 1, number_to: 99 })).toBe('A 1–99');
    expect(spokenTickets({ ticket_prefix: null, number_from: 1, number_to: 999 })).toBe('1–999');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Copied, type Numbering, numberings, planCopies } from '../../../contract/rules/services/plan-copies.ts';
import { collide, type TicketNumbers } from '../../../contract/rules/services/ticket-numbers.ts';

const numbers = fc
  .record({
    ticket_prefix: fc.constantFrom(null, 'A', 'B', 'C'),
    number_from: fc.integer({ min: 0, max: 30 }),
    length: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ ticket_prefix, number_from, length }): TicketNumbers => ({ ticket_prefix, number_from, number_to: number_from + length }));

/** A store with services that give out different tickets, each name once. */
const storeOf = (storeId: number) =>
  fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), numbers), { maxLength: 7 }).map((drawn) => {
    const services: Copied[] = [];
    for (const [key, own] of drawn) {
      if (services.some((other) => other.key === key || collide(other, own))) continue;
      services.push({ id: storeId * 100 + services.length, store_id: storeId, name: key, key, ...own });
    }
    return services;
  });

const world = fc.record({ sources: storeOf(1), existing: storeOf(2), numbering: fc.constantFrom(...numberings) });

/** The store as it is after the copy. */
function copied(sources: readonly Copied[], existing: readonly Copied[], numbering: Numbering): readonly Copied[] {
  const planned = planCopies({ sources, existing, numbering, missingDesks: () => [] });
  const written = planned.flatMap(({ source, target, numbers: own }) =>
    own === undefined ? [] : [{ ...source, ...own, id: target?.id ?? source.id + 1000, store_id: 2 }],
  );
  const kept = existing.filter(({ id }) => !written.some((each) => each.id === id));
  return [...kept, ...written].toSorted((one, other) => one.id - other.id);
}

describe('copies of services', () => {
  it('leave no two services that could give out the same ticket', () => {
    fc.assert(
      fc.property(world, ({ sources, existing, numbering }) => {
        const after = copied(sources, existing, numbering);
        expect(after.filter((one, place) => after.slice(place + 1).some((other) => collide(one, other)))).toEqual([]);
      }),
    );
  });

  it('give what is not left out what it gets beside the rest, or refuse it for numbers that stay', () => {
    fc.assert(
      fc.property(world, fc.uniqueArray(fc.nat(6)), ({ sources, existing, numbering }, places) => {
        const isLeft = (source: Copied): boolean => places.includes(sources.indexOf(source));
        const copying = { sources, existing, numbering, missingDesks: () => [] };
        const [all, some] = [planCopies(copying), planCopies({ ...copying, isLeft })];
        const after = existing.filter(({ key }) => !some.some(({ target, numbers: own }) => own !== undefined && target?.key === key));
        const written: TicketNumbers[] = some.flatMap(({ numbers: own }) => (own === undefined ? [] : [own]));
        const given = [...after, ...written];
        expect(given.filter((one, place) => given.slice(place + 1).some((other) => collide(one, other)))).toEqual([]);
        for (const [place, plan] of some.entries()) {
          if (isLeft(plan.source)) expect([plan.isLeft, plan.numbers]).toEqual([true, undefined]);
          else if (plan.numbers !== undefined) expect(plan).toEqual(all[place]);
        }
      }),
    );
  });

  it('change nothing when they are made again', () => {
    fc.assert(
      fc.property(world, ({ sources, existing, numbering }) => {
        const once = copied(sources, existing, numbering);
        const again = copied(sources, once, numbering);
        // What was refused for its numbers may fit once others have moved; what was written stays as it was.
        const before = new Map(once.map((each) => [each.id, each]));
        for (const each of again.filter(({ id }) => before.has(id))) {
          const planned = planCopies({ sources, existing, numbering, missingDesks: () => [] });
          if (planned.find(({ source }) => source.key === each.key)?.fault === undefined) expect(each).toEqual(before.get(each.id));
        }
      }),
    );
  });

  it('touch nothing but what has the name of what is copied', () => {
    fc.assert(
      fc.property(world, ({ sources, existing, numbering }) => {
        const after = copied(sources, existing, numbering);
        const others = existing.filter(({ key }) => !sources.some((source) => source.key === key));
        expect(after.filter(({ key }) => others.some((other) => other.key === key))).toEqual(others);
      }),
    );
  });

  it('are refused for the name, the desks or the numbers, and never two for one name', () => {
    fc.assert(
      fc.property(storeOf(1), storeOf(3), storeOf(2), (first, second, existing) => {
        const planned = planCopies({ sources: [...first, ...second], existing, numbering: 'own', missingDesks: () => [] });
        const written = planned.filter(({ numbers: own }) => own !== undefined).map(({ source }) => source.key);
        expect(new Set(written).size).toBe(written.length);
        expect(planned.every(({ numbers: own, fault }) => (own === undefined) !== (fault === undefined))).toBe(true);
      }),
    );
  });

  describe('in a chain where each wants the numbers of the next', () => {
    const service = (storeId: number, key: string, ticket_prefix: string): Copied => ({
      id: storeId * 100 + key.length,
      store_id: storeId,
      name: key,
      key,
      ticket_prefix,
      number_from: 1,
      number_to: 99,
    });
    const sources = [service(1, 'a', 'A'), service(1, 'bb', 'B'), service(1, 'ccc', 'C')];
    const [first, second] = [service(2, 'a', 'B'), service(2, 'bb', 'C')];
    const taken = (by: Copied) => ({ code: 'numbers_taken', by });
    const faultsOf = (existing: readonly Copied[], isLeft: (source: Copied) => boolean) =>
      planCopies({ sources, existing, numbering: 'same', missingDesks: () => [], isLeft }).map(({ fault }) => fault);

    it('are all refused once the first is', () => {
      const foreign = service(2, 'dddd', 'A');
      expect(faultsOf([first, second, foreign], () => false)).toEqual([taken(foreign), taken(first), taken(second)]);
    });

    it('are all refused once the first is left out', () => {
      expect(faultsOf([first, second], ({ key }) => key === 'a')).toEqual([undefined, taken(first), taken(second)]);
    });
  });

  it('give a service its numbers although one that is refused wanted them too', () => {
    const service = (id: number, key: string, [number_from, number_to]: readonly [number, number]): Copied => ({
      id,
      store_id: id,
      name: key,
      key,
      ticket_prefix: 'A',
      number_from,
      number_to,
    });
    const [refused, other] = [service(1, 'a', [1, 50]), service(2, 'b', [40, 90])];
    const planned = planCopies({
      sources: [refused, other],
      existing: [service(3, 'c', [1, 10])],
      numbering: 'same',
      missingDesks: () => [],
    });
    expect(planned.map(({ numbers: own }) => own)).toEqual([undefined, { ticket_prefix: 'A', number_from: 40, number_to: 90 }]);
  });

  it('give a service to the store although another one of its name is left for having it twice', () => {
    const service = (id: number): Copied => ({
      id,
      store_id: id,
      name: 'Pasy',
      key: 'pasy',
      ticket_prefix: 'A',
      number_from: 1,
      number_to: 99,
    });
    const planned = planCopies({ sources: [service(1), service(2)], existing: [service(3)], numbering: 'own', missingDesks: () => [] });
    expect(planned.map(({ fault }) => fault)).toEqual([undefined, { code: 'copied_twice' }]);
  });
});

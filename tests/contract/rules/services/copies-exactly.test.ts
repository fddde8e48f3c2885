import { describe, expect, it } from 'vitest';
import { type Copied, type PlannedCopy, planCopies } from '../../../../contract/rules/services/plan-copies.ts';
import type { TicketNumbers } from '../../../../contract/rules/services/ticket-numbers.ts';

const of = (ticket_prefix: string | null, number_from: number, number_to: number): TicketNumbers => ({
  ticket_prefix,
  number_from,
  number_to,
});
const service = (id: number, key: string, numbers: TicketNumbers): Copied => ({
  id,
  store_id: id > 100 ? 2 : 1,
  name: key,
  key,
  ...numbers,
});
const noneMissing = (): readonly number[] => [];
const low = of('A', 1, 99);
const high = of('A', 100, 199);
const other = of('B', 1, 99);

const passports = service(1, 'pasy', low);
const parking = service(2, 'parkování', high);
const waste = service(3, 'odpad', other);

const written = (source: Copied, target: Copied | undefined, numbers: TicketNumbers): PlannedCopy => ({
  source,
  target,
  numbers,
  fault: undefined,
});
const taken = (source: Copied, target: Copied | undefined, by: Copied | undefined): PlannedCopy => ({
  source,
  target,
  numbers: undefined,
  fault: { code: 'numbers_taken', by },
});

describe('copies under own numbers', () => {
  const plan = (sources: readonly Copied[], existing: readonly Copied[]) =>
    planCopies({ sources, existing, numbering: 'own', missingDesks: noneMissing });

  it('bring those of the source to a store that has nothing', () => {
    expect(plan([passports, parking], [])).toEqual([written(passports, undefined, low), written(parking, undefined, high)]);
  });

  it('leave those of the service that the store has under the name', () => {
    const theirs = service(101, 'pasy', of('X', 500, 599));
    expect(plan([passports], [theirs])).toEqual([written(passports, theirs, of('X', 500, 599))]);
  });

  it('get a free letter where the store uses the numbers', () => {
    const theirs = service(101, 'odpad', of('A', 50, 60));
    expect(plan([passports, parking], [theirs])).toEqual([
      written(passports, undefined, of('B', 1, 99)),
      written(parking, undefined, high),
    ]);
  });

  it('get letters that those copied with them do not get', () => {
    const theirs = service(101, 'odpad', of('A', 1, 199));
    expect(plan([passports, parking], [theirs])).toEqual([
      written(passports, undefined, of('B', 1, 99)),
      written(parking, undefined, of('C', 100, 199)),
    ]);
  });

  it('are refused where every letter is used, by nobody in particular', () => {
    const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const all = [...alphabet, ...alphabet.flatMap((first) => alphabet.map((second) => first + second))];
    const existing = all.map((letter, place) => service(200 + place, letter, of(letter, 1, 99)));
    expect(plan([passports, parking], existing)).toEqual([taken(passports, undefined, existing[0]), written(parking, undefined, high)]);
  });
});

describe('copies under the same numbers', () => {
  const plan = (sources: readonly Copied[], existing: readonly Copied[]) =>
    planCopies({ sources, existing, numbering: 'same', missingDesks: noneMissing });

  it('take them over, to a service that the store has too', () => {
    const theirs = service(101, 'pasy', of('X', 500, 599));
    expect(plan([passports, waste], [theirs])).toEqual([written(passports, theirs, low), written(waste, undefined, other)]);
  });

  it('are refused where another service of the store has them, which is named', () => {
    const theirs = service(101, 'jiná', of('A', 99, 120));
    expect(plan([passports, waste], [theirs])).toEqual([taken(passports, undefined, theirs), written(waste, undefined, other)]);
  });

  it('may have what a service has that is written with them', () => {
    const [first, second] = [service(101, 'pasy', high), service(102, 'parkování', low)];
    expect(plan([passports, parking], [first, second])).toEqual([written(passports, first, low), written(parking, second, high)]);
  });

  it('are refused one after another where a refused one keeps what the next one needs', () => {
    const blocking = service(103, 'jiná', low);
    const theirPassports = service(101, 'pasy', high);
    const theirParking = service(102, 'parkování', other);
    expect(plan([passports, parking, waste], [blocking, theirPassports, theirParking])).toEqual([
      taken(passports, theirPassports, blocking),
      taken(parking, theirParking, theirPassports),
      taken(waste, undefined, theirParking),
    ]);
  });

  it('are refused where another copied service has got them', () => {
    const alike = service(4, 'sbírka', of('A', 50, 60));
    expect(plan([passports, alike], [])).toEqual([written(passports, undefined, low), taken(alike, undefined, passports)]);
  });
});

describe('copies that cannot be made', () => {
  const missingDesks = ({ key }: Copied): readonly number[] => (key === 'pasy' ? [3, 7] : []);

  it('name the desks that are missing, and take no numbers', () => {
    const alike = service(4, 'sbírka', low);
    expect(planCopies({ sources: [passports, alike], existing: [], numbering: 'own', missingDesks })).toEqual([
      { source: passports, target: undefined, numbers: undefined, fault: { code: 'desks_missing', desks: [3, 7] } },
      written(alike, undefined, low),
    ]);
  });

  it('are the later ones of two with the same name, whatever else they lack', () => {
    const twin = { ...service(4, 'pasy', other), store_id: 3 };
    const existing = [service(101, 'pasy', high)];
    const [first, second] = planCopies({ sources: [passports, twin], existing, numbering: 'own', missingDesks });
    expect(first?.fault).toEqual({ code: 'desks_missing', desks: [3, 7] });
    expect(second).toEqual({ source: twin, target: existing[0], numbers: undefined, fault: { code: 'copied_twice' } });
  });

  it('leave the service of the store with its numbers, in the way of the rest', () => {
    const theirs = service(101, 'pasy', high);
    expect(planCopies({ sources: [passports, parking], existing: [theirs], numbering: 'same', missingDesks })).toEqual([
      { source: passports, target: theirs, numbers: undefined, fault: { code: 'desks_missing', desks: [3, 7] } },
      taken(parking, undefined, theirs),
    ]);
  });
});

describe('copies of which some are left out', () => {
  it('show what is left out without numbers', () => {
    const theirs = service(101, 'pasy', of('X', 1, 9));
    const copying = { sources: [passports, waste], existing: [theirs], numbering: 'same', missingDesks: noneMissing } as const;
    expect(planCopies({ ...copying, isLeft: ({ key }) => key === 'pasy' })).toEqual([
      { ...written(passports, theirs, low), numbers: undefined, isLeft: true },
      written(waste, undefined, other),
    ]);
  });

  it('are refused one after another for numbers that stay with what is left out', () => {
    const [first, second] = [service(101, 'pasy', high), service(102, 'parkování', other)];
    const copying = {
      sources: [waste, parking, passports],
      existing: [first, second],
      numbering: 'same',
      missingDesks: noneMissing,
    } as const;
    expect(planCopies(copying).map(({ fault }) => fault)).toEqual([undefined, undefined, undefined]);
    expect(planCopies({ ...copying, isLeft: ({ key }) => key === 'pasy' })).toEqual([
      taken(waste, undefined, second),
      taken(parking, second, first),
      { ...written(passports, first, low), numbers: undefined, isLeft: true },
    ]);
  });

  it('keep what is refused anyway as it was', () => {
    const theirs = service(103, 'jiná', low);
    const copying = { sources: [passports, waste], existing: [theirs], numbering: 'same', missingDesks: noneMissing } as const;
    expect(planCopies({ ...copying, isLeft: ({ key }) => key === 'odpad' })).toEqual([
      taken(passports, undefined, theirs),
      { ...written(waste, undefined, other), numbers: undefined, isLeft: true },
    ]);
  });
});

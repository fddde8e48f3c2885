import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FileColumn, guessMapping, keepMapping, keptMappingOf } from '../../../src/crud/list/imports/import-file.ts';

const fields = ['code', 'name', 'note'] as const;
const column = (header: string, field: string | null = null): FileColumn => ({ header, field, samples: [] });
const aFile = (...columns: readonly FileColumn[]) => ({ columns, fields });

describe('what columns stand for', () => {
  it('is guessed where nothing is known', () => {
    expect(guessMapping(aFile(column('Kód', 'code'), column('x')), {})).toEqual(['code', null]);
  });

  it('is as the last time where the header is known, also when the column was left out', () => {
    const file = aFile(column('Číslo osoby'), column('Jméno', 'name'));
    const kept = keepMapping(file, ['code', null], {});
    expect(guessMapping(file, kept)).toEqual(['code', null]);
    // In another order and among others too.
    expect(guessMapping(aFile(column('Jméno', 'name'), column('Poznámka', 'note'), column('Číslo osoby')), kept)).toEqual([
      null,
      'note',
      'code',
    ]);
  });

  it('does not know a column without a header, a field that is gone, or a field that a known header takes', () => {
    expect(keepMapping(aFile(column('')), ['code'], {})).toEqual({});
    expect(guessMapping(aFile(column('Kód', 'code')), { Kód: 'abolished' })).toEqual(['code']);
    expect(guessMapping(aFile(column('Kód', 'code'), column('Osoba')), { Osoba: 'code' })).toEqual([null, 'code']);
  });

  it('is nothing when something else stands in its place', () => {
    for (const kept of [undefined, null, 3, 'x', ['code'], { Kód: 7 }]) expect(keptMappingOf(kept)).toEqual({});
  });

  const header = fc.constantFrom('', 'Kód', 'Jméno', 'toString', '__proto__', 'Osoba');
  const field = fc.option(fc.constantFrom(...fields));
  const columns = fc.array(fc.tuple(header, field), { maxLength: 6 });

  it('never gives one field to two columns', () => {
    const guessed = (all: readonly (readonly [string, string | null])[]) =>
      aFile(...all.map(([name, guess], at) => column(name, all.findIndex((one) => one[1] === guess) === at ? guess : null)));
    fc.assert(
      fc.property(columns, columns, (before, now) => {
        const past = guessed(before);
        const kept = keptMappingOf(keepMapping(past, guessMapping(past, {}), {}));
        const given = guessMapping(guessed(now), kept).filter((name) => name !== null);
        expect(new Set(given).size).toBe(given.length);
      }),
    );
  });
});

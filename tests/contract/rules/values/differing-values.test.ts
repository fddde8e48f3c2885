import { describe, expect, it } from 'vitest';
import { differingValues } from '../../../../contract/rules/values/same-value.ts';

const before = { rows: 7, voice: { pattern: 'Číslo {cislo}', language: 'cs' }, columns: [{ kind: 'desk' }, { kind: 'number' }] };

describe('what of a document another one has otherwise', () => {
  it('is the keys with other values, into objects, and lists whole', () => {
    const after = { ...before, voice: { ...before.voice, pattern: '{cislo}' }, columns: [{ kind: 'desk' }] };
    expect(differingValues(before, after)).toEqual({ voice: { pattern: 'Číslo {cislo}' }, columns: before.columns });
    expect(differingValues(after, before)).toEqual({ voice: { pattern: '{cislo}' }, columns: [{ kind: 'desk' }] });
  });

  it('has keys that only one of them has, and all of it where there was none', () => {
    expect(differingValues({ ...before, extra: 1 }, before)).toEqual({ extra: 1 });
    expect(differingValues(before, { ...before, extra: 1 })).toEqual({});
    expect(differingValues(before, null)).toEqual(before);
  });
});

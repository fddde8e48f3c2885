import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differingParts, type Part } from '../../../contract/rules/text/differing-parts.ts';

const marked = (parts: readonly Part[]): string => parts.map(({ text, isOther }) => (isOther ? `[${text}]` : text)).join('');
const whole = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');

describe('the parts in which two texts differ', () => {
  it.each([
    ['Náměstí 1, Radovín', 'Náměstí 12, Radovín', 'Náměstí [1], Radovín', 'Náměstí [12], Radovín'],
    ['Občanské průkazy', 'Řidičské průkazy', '[Občanské] průkazy', '[Řidičské] průkazy'],
    ['Radnice', 'Radnice a podatelna', 'Radnice', 'Radnice[ a podatelna]'],
    ['aaa', 'bbb', '[aaa]', '[bbb]'],
    ['stejné', 'stejné', 'stejné', 'stejné'],
    ['', 'nové', '', '[nové]'],
    ['a a', 'a a a', 'a a', 'a a[ a]'],
  ])('of "%s" and "%s" are whole words', (before, after, one, other) => {
    const parts = differingParts(before, after);
    expect([marked(parts.before), marked(parts.after)]).toEqual([one, other]);
  });

  it('are the whole texts again, and differ nowhere else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
        const parts = differingParts(before, after);
        expect([whole(parts.before), whole(parts.after)]).toEqual([before, after]);
        const common = (all: readonly Part[]): string => whole(all.filter(({ isOther }) => !isOther));
        expect(common(parts.before)).toBe(common(parts.after));
      }),
    );
  });
});

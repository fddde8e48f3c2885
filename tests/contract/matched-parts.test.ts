import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aroundMatch, matchedParts, searchedWords } from '../../contract/rules/matched-parts.ts';

const marked = (text: string, query: string): string =>
  matchedParts(text, searchedWords(query))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('the parts of a text that were searched for', () => {
  it.each([
    ['Řidičské průkazy', 'ridic', '[Řidič]ské průkazy'],
    ['Cesky Krumlov', 'český', '[Cesky] Krumlov'],
    ['Hájek u Hájku', 'HAJ', '[Háj]ek u [Háj]ku'],
    ['Jan Novák', 'nov jan', '[Jan] [Nov]ák'],
    ['Novák', 'nová vák', '[Novák]'],
    ['Nova\u0301k', 'novak', '[Nova\u0301k]'],
    ['A😀b', 'b', 'A😀[b]'],
    ['Pobočka', 'xyz', 'Pobočka'],
    ['Pobočka', ' ', 'Pobočka'],
  ])('%s for %s is %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('are together the text, whatever is searched for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 4 }), (text, query) => {
        const parts = matchedParts(text, searchedWords(query));
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});

describe('a part of a long text', () => {
  const long = `${'začátek '.repeat(30)}Žofie ${'konec '.repeat(30)}`;

  it('has what was found, and says at both ends that there is more', () => {
    const part = aroundMatch(long, ['zofie'], 80);
    expect(part).toMatch(/^…začátek .*Žofie .*…$/u);
    expect(part.length).toBeLessThanOrEqual(82);
  });

  it('is all of a short one, and the beginning where nothing was found', () => {
    expect(aroundMatch('Krátký', ['zofie'], 80)).toBe('Krátký');
    expect(aroundMatch(long, ['nikde'], 20)).toMatch(/^začátek začátek.*…$/u);
  });
});

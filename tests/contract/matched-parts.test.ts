import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchedWords } from '../../contract/rules/text/fold-diacritics.ts';
import { aroundMatch, matchedParts } from '../../contract/rules/text/matched-parts.ts';

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
    ['Novák', 'vák nov', '[Novák]'],
    ['Nováková', 'novak ov', '[Novákov]á'],
    ['Kovářová', 'ov kov', '[Kov]ář[ov]á'],
    ['Jan  Novák', 'jan  nov', '[Jan]  [Nov]ák'],
    ['Nova\u0301k', 'novak', '[Nova\u0301k]'],
    ['A😀b', 'b', 'A😀[b]'],
    ['Pobočka', 'xyz', 'Pobočka'],
    ['Pobočka', ' ', 'Pobočka'],
  ])('%s for %s is %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('are those and no others: none is empty, and words that touch make one', () => {
    const found = (text: string) => ({ text, isMatch: true });
    const other = (text: string) => ({ text, isMatch: false });
    expect(matchedParts('Novák', ['no', 'vak'])).toEqual([found('Novák')]);
    expect(matchedParts('Novák', ['novak', 'ov'])).toEqual([found('Novák')]);
    expect(matchedParts('Jan Novák', ['jan'])).toEqual([found('Jan'), other(' Novák')]);
    expect(matchedParts('Jan Novák', ['novak'])).toEqual([other('Jan '), found('Novák')]);
    expect(matchedParts('Jan', ['xyz'])).toEqual([other('Jan')]);
    expect(matchedParts('', ['xyz'])).toEqual([]);
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

  it('begins with a whole word, and says that there is more only where there is', () => {
    const words = 'slovo '.repeat(20);
    expect(aroundMatch(`${words}Žofie`, ['zofie'], 20)).toBe('…Žofie');
    expect(aroundMatch(`${words}Žofie ${words}Žofie`, ['zofie'], 20)).toBe('…Žofie slovo slovo sl…');
    expect(aroundMatch(`a ${words}`, ['slovo'], 20)).toBe('a slovo slovo slovo…');
  });

  it('begins within a word that is longer than it, so that what was found is there', () => {
    expect(aroundMatch(`${'x'.repeat(100)}zofie${' konec'.repeat(20)}`, ['zofie'], 20)).toBe('…zofie konec konec ko…');
    expect(aroundMatch(`${'x'.repeat(100)}zofie${'y'.repeat(50)}`, ['zofie'], 20)).toBe('…xxxxxzofieyyyyyyyyyy…');
  });

  it('is whole where it is exactly as long as there is room', () => {
    expect(aroundMatch('Jana Malá Žofie', ['zofie'], 15)).toBe('Jana Malá Žofie');
    expect(aroundMatch('Jana Malá Žofie', ['zofie'], 16)).toBe('Jana Malá Žofie');
    expect(aroundMatch('Jana Malá Žofie', ['zofie'], 8)).toBe('…Žofie');
  });

  it('ends neither with a space nor with half of a sign', () => {
    expect(aroundMatch('začátek začátek konec', ['nikde'], 16)).toBe('začátek začátek…');
    expect(aroundMatch('abcdefghi😀 konec', ['nikde'], 10)).toBe('abcdefghi…');
    expect(aroundMatch('abcdefghi😀 konec', ['nikde'], 11)).toBe('abcdefghi😀…');
  });

  it('does not begin with half of a sign', () => {
    expect(aroundMatch(`a${'😀'.repeat(10)}zofie${'y'.repeat(30)}`, ['zofie'], 20)).toBe(`…😀😀zofie${'y'.repeat(11)}…`);
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 8, max: 90 }), (signs, length) => {
        const part = aroundMatch(`a${'😀'.repeat(signs)}zofie`, ['zofie'], length);
        expect(part).toMatch(/^(?:\P{Cs})*$/u);
        expect(part).toContain('zofie'.slice(0, 1));
      }),
    );
  });

  it('is all of a short one, and the beginning where nothing was found', () => {
    expect(aroundMatch('Krátký', ['zofie'], 80)).toBe('Krátký');
    expect(aroundMatch(long, ['nikde'], 20)).toMatch(/^začátek začátek.*…$/u);
  });
});

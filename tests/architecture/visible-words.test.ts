import { describe, expect, it } from 'vitest';
import { type Source, sourcesOf } from './sources.ts';
import { czechStrings, wordsInMarkup } from './words.ts';

// Data of the invented town, of the measured one and of the example of the branch protocol, and the words of the commands: they are said before any message can be loaded.
const allowed = [
  'server/demo/',
  'scripts/proof/',
  'contract/messages/',
  'scripts/basics/words.mjs',
  'scripts/generating/protocol-conversation.ts',
];
// Alphabets: the order of Czech letters, the letters that an SMS counts singly, the letters of the font.
const alphabets = [
  'server/db/migrations/before-release/0001-czech-order-and-search.ts',
  'contract/rules/text/sms-length.ts',
  'scripts/make-font.mjs',
];

const isAllowed = ({ path }: Source): boolean => [...allowed, ...alphabets].some((place) => path.startsWith(place));

describe('visible words', () => {
  it('never stand in the markup of the console', () => {
    const sources = sourcesOf('drawing', 'src', 'booking-page').filter(({ path }) => path.endsWith('.tsx'));
    expect(sources.flatMap(wordsInMarkup)).toEqual([]);
  });

  it('in Czech stand in the messages alone', () => {
    const sources = sourcesOf('contract', 'server', 'drawing', 'src', 'booking-page', 'simulator', 'scripts').filter(
      (source) => !isAllowed(source),
    );
    expect(sources.flatMap(czechStrings)).toEqual([]);
  });

  it.each([
    ['text', 'const a = <p>Save</p>;'],
    ['text in braces', "const a = <p>{'Save all'}</p>;"],
    ['a label', 'const a = <input aria-label="Search" />;'],
  ])('are found as %s', (_, text) => {
    expect(wordsInMarkup({ path: 'src/a.tsx', text })).toHaveLength(1);
  });

  it('are not seen in names, numbers and signs', () => {
    const text = 'const a = <p title={words.save} id="save">{count} · 24 %</p>;';
    expect(wordsInMarkup({ path: 'src/a.tsx', text })).toEqual([]);
  });
});

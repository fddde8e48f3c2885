import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkValue } from '../../contract/derive/check-draft.ts';
import { cleanInstant, cleanStructure, cleanText, isCalendarDay } from '../../contract/derive/clean.ts';
import { schemaOf } from '../../contract/derive/schema.ts';
import { field } from '../../contract/kit/index.ts';
import { anyText } from '../support/kinds.ts';
import { propertyRuns } from '../support/sampling/property-runs.ts';

const codeOf = (...given: Parameters<typeof checkValue>) => checkValue(...given).problems[0]?.[1].code;

describe('a cleaned text', () => {
  it.each([
    ['loses outer spaces', ' \u00A0\uFEFFa b\n ', 'a b'],
    ['has one kind of line ends', 'a\r\nb\rc', 'a\nb\nc'],
    ['has its accents joined', 'e\u0301', 'é'],
    ['has whole characters', 'a\uD800b\uDC00', 'a\uFFFDb\uFFFD'],
    ['keeps no more than thirty marks on a letter', `x${'\u0316'.repeat(5000)}`, `x${'\u0316'.repeat(30)}`],
    ['is empty where nothing of it is seen', '\u200B\u200D \u00AD\u202E\u3164\u2800', ''],
    ['keeps what is whole', '👩‍👩‍👧‍👦 \u202Eשלום', '👩‍👩‍👧‍👦 \u202Eשלום'],
  ])('%s', (_, typed, kept) => {
    expect(cleanText(typed)).toBe(kept);
  });

  it('is clean', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });

  it('stays so when upper case takes an accent apart', () => {
    const code = field.text({ max: 12, normalise: (text) => text.toUpperCase() });
    expect(checkValue(code, '\u0390').value).toBe('\u0390'.toUpperCase().normalize('NFC'));
  });
});

describe('a cleaned instant', () => {
  it.each([
    ['2026-11-20T10:00+01:00', '2026-11-20T09:00:00.000Z'],
    ['2026-11-20T10:00:00.123456789Z', '2026-11-20T10:00:00.123Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
  ])('%s is %s', (given, kept) => {
    expect(cleanInstant(given)).toBe(kept);
  });

  it.each([
    '2026-02-30T10:00:00Z',
    '2026-02-29T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-11-20T10:00:00',
    '2026-11-20',
    '1899-12-31T23:59:59Z',
    '1900-01-01T00:00:00+14:00',
    '2199-12-31T23:59:59-12:00',
    '20. 11. 2026 10:00',
    '',
    'x2026-11-20T10:00:00Z',
    '2026-11-20T10:00:00Zx',
  ])('is not "%s"', (given) => {
    expect(cleanInstant(given)).toBe('invalid');
  });

  it('is demanded as any other value when it is blank', () => {
    expect([codeOf(field.instant({ required: true }), ''), codeOf(field.instant({ required: true }), ' ')]).toEqual([
      'required',
      'required',
    ]);
  });
});

describe('a day', () => {
  it.each(['1900-01-01', '2024-02-29', '2199-12-31'])('of the calendar is %s', (day) => {
    expect(isCalendarDay(day)).toBe(true);
  });

  it.each([
    '1899-12-31',
    '2200-01-01',
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-1-1',
    'x2026-11-20',
    '2026-11-20x',
    '+002026-11-20',
    '',
  ])('of the calendar is not "%s"', (day) => {
    expect(isCalendarDay(day)).toBe(false);
  });
});

describe('a cleaned structure', () => {
  it('has whole characters, in its keys too', () => {
    expect(cleanStructure({ 'a\uD800': ['\uDC00', 1, null] })).toEqual({ 'a\uFFFD': ['\uFFFD', 1, null] });
  });

  it.each([
    ['a NUL', { a: ['\u0000'] }],
    ['a NUL in a key', { '\u0000': 1 }],
    ['a depth that no form has', JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)],
  ])('is refused with %s', (_, value) => {
    expect(codeOf(field.json({ schema: () => ({}) }), value)).toBe('wrong_type');
  });
});

describe('any JSON', () => {
  // At a name that JavaScript has for itself, too.
  it('is kept to the letter', () => {
    const named = fc.constantFrom('__proto__', 'constructor', 'a');
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ depthSize: 'small' }, fc.constantFrom(null, true, 0, 'x'), fc.array(tie('tree')), fc.dictionary(named, tie('tree'))),
    }));
    fc.assert(
      fc.property(tree, (drawn) => {
        const value: unknown = JSON.parse(JSON.stringify({ tree: drawn }));
        const parsed = schemaOf(field.json({ schema: () => ({}) })).safeParse(value);
        expect(JSON.stringify(parsed.data)).toBe(JSON.stringify(value));
      }),
      propertyRuns(200),
    );
  });
});

describe('the depth of a structure', () => {
  const inLists = (depth: number): unknown => (depth === 0 ? 'a' : [inLists(depth - 1)]);
  const inObjects = (depth: number): unknown => (depth === 0 ? 'a' : { b: inObjects(depth - 1) });

  it.each([
    ['lists', inLists],
    ['objects', inObjects],
  ])('is at most thirty-two %s in one another', (_, made) => {
    expect(checkValue(field.json({ schema: () => ({}) }), made(32)).value).toEqual(made(32));
    expect(codeOf(field.json({ schema: () => ({}) }), made(33))).toBe('wrong_type');
  });
});

describe('a cleaned number', () => {
  it('has no sign when it rounds to nothing', () => {
    expect(checkValue(field.decimal({ min: -90, max: 90, places: 6 }), -0.000_000_1).value).toBe(0);
  });
});

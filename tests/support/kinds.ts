import fc from 'fast-check';
import { type Field, type FieldKind, field } from '../../contract/kit/index.ts';
import { isAddressOrDomain, normalisePattern } from '../../contract/rules/blacklist.ts';

/** One or more fields of every kind: with and without a demand, with normalising, with bounds. */
export const fieldsOfKinds: { readonly [K in FieldKind]: readonly Field[] } = {
  text: [
    field.text({ max: 40 }),
    field.text({ max: 40, required: true }),
    field.text({ max: 12, normalise: (text) => text.toUpperCase() }),
    field.text({ max: 254, normalise: normalisePattern, check: [isAddressOrDomain, 'address_or_domain'] }),
  ],
  richText: [field.richText({ max: 500 })],
  email: [field.email({}), field.email({ required: true })],
  phone: [field.phone({})],
  int: [field.int({ min: -5, max: 2_147_483_647 }), field.int({ min: 0, max: 9, required: true })],
  decimal: [field.decimal({ min: -180, max: 180, places: 6 })],
  flag: [field.flag({ default: true })],
  choice: [field.choice(['a', 'b'], {}), field.choice(['a', 'b'], { required: true })],
  set: [field.set(['a', 'b', 'c'], {}), field.set(['a', 'b'], { required: true })],
  day: [field.day({}), field.day({ required: true })],
  time: [field.time({})],
  instant: [field.instant({}), field.instant({ required: true })],
  duration: [field.duration({ min: 1, max: 3600, unit: 'seconds' })],
  reference: [field.reference('stores', {}), field.reference('stores', { required: true })],
  references: [field.references('stores', {}), field.references('stores', { required: true })],
  children: [field.children({ title: field.text({ max: 20, required: true }), length: field.int({ min: 1, max: 9 }) }, { max: 5 })],
  json: [field.json({ schema: () => ({}) })],
  file: [field.file({ accept: ['application/pdf'], maximalMegabytes: 1 })],
  image: [field.image({ accept: ['image/png'], maximalMegabytes: 1 })],
  colour: [field.colour({})],
  secret: [field.secret({ max: 40 })],
  computed: [field.computed(['a', 'b'], { from: 'at', absent: 'a', bands: [] })],
};

/** Texts that break programs: NUL, halves of characters, right-to-left, joined emoji, split accents, line ends, much of it. */
export const nastyTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'a\uDC00b',
  '\uDC00\uD800',
  '\u202Eobráceně',
  'שלום עולם',
  '👩‍👩‍👧‍👦🇨🇿',
  'e\u0301\u0301',
  '\u0301',
  '\u0390ŉßİ',
  'a\r\nb\rc',
  '\uFEFFa',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '{"a":1}',
  '\\u0000',
  '%_\\',
  '@@example.cz',
  '__proto__',
  'constructor',
  '𝕏'.repeat(40),
  'a'.repeat(10_000),
  'č'.repeat(10_000),
  '2026-02-30',
  '2026-02-30T10:00:00Z',
  '1900-01-01T00:00:00+14:00',
  '2199-12-31T23:59:59-12:00',
  '24:00',
  '+'.repeat(50),
];

/** Any text, often a nasty one. */
export const anyText = fc.oneof(
  fc.constantFrom(...nastyTexts),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string(),
);

/** Anything that JSON can carry, often something that nobody expects where it stands. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -0,
    -1,
    1.5,
    1e308,
    -1e308,
    2_147_483_648,
    [],
    {},
    [null],
    [[]],
    { id: 1 },
    ['a', 'a'],
    [1, 1],
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.array(anyText, { maxLength: 5 }),
  fc.dictionary(anyText, anyText, { maxKeys: 3 }),
  fc.jsonValue(),
);

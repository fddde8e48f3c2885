import fc from 'fast-check';
import { type Answers, answer, type Field } from '../../contract/kit/index.ts';
import { anyText } from './kinds.ts';
import { sampleDisplayDesign, sampleKioskPages, sampleKioskTickets, samplePlaylistItems } from './made/sample-values.ts';

type Values = fc.Arbitrary<unknown>;

const instants = fc.date({ min: new Date('1900-01-02'), max: new Date('2199-12-30'), noInvalidDate: true });
const identifiers = fc.integer({ min: 1, max: 4 });
const upTo = (most: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(most, 30) }),
    anyText,
    anyText.map((text) => text.slice(0, most)),
    fc.constantFrom('a'.repeat(most), 'ž'.repeat(most), '𝕏'.repeat(Math.floor(most / 2)), 'a'.repeat(most + 1)),
  );

// None is a file that was uploaded, so all but the absent one are refused.
const digests = fc.oneof(fc.constantFrom(null, 'A'.repeat(64), 'a'.repeat(63), 'obrázek.png'), anyText);

const valuesOfKind: Answers<Values> = {
  text: (field) => fc.oneof(upTo(field.max), fc.constantFrom('10.0.0.1:80', 'example.cz', '11000', '/stores/{id}', 'a@b.cz', 'A', 'AB')),
  richText: (field) => upTo(field.max),
  email: () => fc.oneof(fc.emailAddress(), anyText),
  phone: () => fc.constantFrom('777 123 456', '+421905123456', '00420 777123456', '12'),
  int: ({ min, max }) => fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max, min - 1, max + 1)),
  decimal: ({ min, max }) => fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(min, max, -0, 0.000_000_4)),
  flag: () => fc.boolean(),
  choice: (field) => fc.constantFrom(...field.choices),
  set: (field) => fc.shuffledSubarray([...field.choices]),
  day: () => instants.map((date) => date.toISOString().slice(0, 10)),
  time: () => instants.map((date) => date.toISOString().slice(11, 16)),
  instant: () =>
    fc.tuple(instants, fc.constantFrom('Z', '+02:00', '-1130')).map(([date, offset]) => date.toISOString().replace('Z', offset)),
  duration: ({ min, max }) => fc.integer({ min: min - 1, max: max + 1 }),
  reference: () => identifiers,
  references: () => fc.array(identifiers, { maxLength: 6 }),
  children: (field) =>
    fc.array(fc.record(Object.fromEntries(Object.entries(field.fields).map(([name, child]) => [name, valuesFor(child)]))), {
      maxLength: 4,
    }),
  // A document that the server checks further than its schema says is one of them.
  json: (field) => {
    const { title } = field.schema();
    if (title === 'playlist items') return fc.nat(99).map(samplePlaylistItems);
    if (title === 'playlist buttons') return fc.constant([]);
    if (title === 'kiosk tickets') return fc.nat(99).map(sampleKioskTickets);
    if (title === 'display design') return fc.nat(99).map(sampleDisplayDesign);
    return title === 'kiosk pages' ? fc.nat(99).map(sampleKioskPages) : fc.jsonValue();
  },
  colour: () => fc.constantFrom('#5D9CEC', '#000000', 'red'),
  file: () => digests,
  image: () => digests,
  secret: (field) => upTo(field.max),
  computed: (field) => fc.constantFrom(...field.choices),
};

/** Values that mostly fit the field, its bounds and what lies just beyond them. */
export function valuesFor(field: Field): Values {
  return answer(valuesOfKind, field, undefined);
}

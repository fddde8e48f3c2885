import { type Answers, answer, type Bounds, type Field } from '../../../contract/kit/index.ts';

/** Values at the limits of a field and just beyond them. */
export type Limits = { readonly within: readonly unknown[]; readonly beyond: readonly unknown[] };

const none: Limits = { within: [], beyond: [] };
const beyondIdentifiers = [0, -1, 1.5, 2_147_483_648, 'x'];

/** Which digests are taken depends on what was uploaded: tests/server/files. */
const filesBeyond = (): Limits => ({ within: [], beyond: ['a'.repeat(63), 'A'.repeat(64), 'g'.repeat(64), 1, {}] });

const limitsOfKind: Answers<Limits> = {
  text: ({ max, check }) => ({
    within: check === undefined ? textsOf(max) : [],
    beyond: ['a'.repeat(max + 1), 'č'.repeat(max + 1), 'a\u0000', 1, {}],
  }),
  richText: ({ max }) => ({ within: textsOf(max), beyond: ['a'.repeat(max + 1), 'a\u0000', 1] }),
  email: () => ({ within: [`a@${'b'.repeat(60)}.cz`], beyond: [`${'a'.repeat(260)}@b.cz`, 'a', '@b.cz', 'a@b', 'a b@c.cz', 1] }),
  phone: () => ({
    within: ['+420123456789', '+12345678', `+${'1'.repeat(15)}`],
    beyond: [`+${'1'.repeat(16)}`, '+1234567', '+42012345678', '+4201234567890', '12', 1],
  }),
  int: wholeNumbers,
  decimal: ({ min, max }) => ({ within: [min, max, (min + max) / 2 + 0.25], beyond: [min - 0.01, max + 0.01, '1', {}] }),
  flag: () => ({ within: [true, false], beyond: [null, 0, 1, 'true', ''] }),
  choice: ({ choices }) => ({ within: choices, beyond: ['nothing of that', 0, [choices[0]]] }),
  set: ({ choices, required }) => ({
    within: [choices, choices.slice(0, 1)],
    beyond: [['nothing of that'], 'x', null, ...(required === true ? [[]] : [])],
  }),
  day: () => ({ within: ['2199-12-31', '2028-02-29'], beyond: ['2026-02-29', '2026-13-01', '2200-01-01', '1. 1. 2027', 20_270_101] }),
  time: ({ upTo24 }) => ({
    within: ['00:00', '23:59', ...(upTo24 === true ? ['24:00'] : [])],
    beyond: ['24:01', '12:60', '9:00', '09:00:00', 9, ...(upTo24 === true ? [] : ['24:00'])],
  }),
  instant: () => ({
    within: ['2199-12-31T23:59:59.999Z'],
    beyond: ['2026-02-30T10:00:00Z', '2026-11-20', '2026-11-20T10:00:00', '2200-01-01T00:00:00Z', 0],
  }),
  duration: wholeNumbers,
  reference: () => ({ within: [], beyond: beyondIdentifiers }),
  references: () => ({
    within: [],
    beyond: [...beyondIdentifiers.map((id) => [id]), 'x', null, Array.from({ length: 1001 }, (_, index) => index + 1)],
  }),
  children: ({ max }) => ({ within: [], beyond: [Array.from({ length: max + 1 }, () => ({})), [{}], [1], 'x', null] }),
  json: () => none,
  colour: () => ({ within: ['#000000', '#ffffff', '#ABCDEF'], beyond: ['#fff', 'red', '#gggggg', 0] }),
  file: filesBeyond,
  image: filesBeyond,
  secret: ({ max }) => ({ within: textsOf(max), beyond: ['a'.repeat(max + 1)] }),
  computed: () => none,
};

/** What a field takes at its limits, and what it must not take. */
export function around(field: Field): Limits {
  return answer(limitsOfKind, field, undefined);
}

function textsOf(max: number): readonly string[] {
  return ['a', 'a'.repeat(max), 'č'.repeat(max), 'e\u0301'.repeat(max)];
}

function wholeNumbers({ min, max }: Bounds): Limits {
  return { within: [min, max, Math.min(min + 1, max)], beyond: [min - 1, max + 1, min + 0.5, String(min), [], {}] };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problems } from '../../contract/basics/problem-codes.ts';
import { checkValue } from '../../contract/derive/check-draft.ts';
import { isRequired } from '../../contract/derive/fields.ts';
import type { Field, FieldKind } from '../../contract/kit/index.ts';
import { valuesFor } from '../support/field-values.ts';
import { anyJson, fieldsOfKinds } from '../support/kinds.ts';

const isKind = (kind: string): kind is FieldKind => Object.hasOwn(fieldsOfKinds, kind);
const kinds = Object.keys(fieldsOfKinds).filter(isKind);
const cases = kinds.flatMap((kind) => fieldsOfKinds[kind].map((field, place) => ({ kind, field, place })));
const neverNull = ['flag', 'set', 'references', 'children', 'computed'];

describe.each(cases)('a value of the kind $kind ($place)', ({ field }) => {
  const any = fc.oneof({ weight: 2, arbitrary: valuesFor(field) }, { weight: 1, arbitrary: anyJson });

  it('is refused with known problems or accepted, and what was accepted is accepted again unchanged', () => {
    fc.assert(
      fc.property(any, (given) => {
        const once = checkValue(field, given);
        for (const [, problem] of once.problems) expect(problems).toContain(problem.code);
        if (once.problems.length > 0) return;
        const twice = checkValue(field, once.value);
        expect(twice.problems).toEqual([]);
        expect(twice.value).toStrictEqual(once.value);
        expect(JSON.stringify(twice.value)).toBe(JSON.stringify(once.value));
      }),
      { numRuns: 150 },
    );
  });

  it('carries nothing that the database cannot keep', () => {
    fc.assert(
      fc.property(any, (given) => {
        const { value, problems: found } = checkValue(field, given);
        if (found.length === 0)
          for (const text of textsIn(value)) expect([text.includes('\u0000'), isWellFormed(text)]).toEqual([false, true]);
      }),
      { numRuns: 150 },
    );
  });

  it('may be empty only where nothing is demanded', () => {
    for (const given of [null, undefined, '', '  ']) expect(outcomeOf(field, given)).toEqual(expectedOf(field, given));
  });
});

/** `empty`, the code of the first problem, or the value. */
function outcomeOf(field: Field, given: unknown): string {
  const { value, problems: found } = checkValue(field, given);
  return found[0]?.[1].code ?? (value === null ? 'empty' : `value ${JSON.stringify(value)}`);
}

function expectedOf(field: Field, given: unknown): unknown {
  if (field.kind === 'computed') return expect.any(String);
  if (neverNull.includes(field.kind) || isRequired(field)) return 'required';
  return given === undefined ? expect.stringMatching(/^(?:empty|required)$/u) : 'empty';
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}

/** Encoding replaces halves of characters, so that only whole ones come back as they were. */
function isWellFormed(text: string): boolean {
  return Buffer.from(text, 'utf8').toString('utf8') === text;
}

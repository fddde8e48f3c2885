import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { problemOf } from '../../../contract/derive/check-draft.ts';

/** The problem of the first thing that the schema finds. */
function problemIn(schema: z.ZodMiniType, value: unknown) {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  if (issue === undefined) throw new Error('nothing was found');
  return problemOf(issue, value);
}

const refused = (code: string) => z.unknown().check(z.refine(() => false, { params: { code } }));

describe('a problem in the words of the catalogue', () => {
  it.each([
    ['too long a text', z.string().check(z.maxLength(3)), 'long', { code: 'too_long', details: { max: 3 } }],
    ['too long a list', z.array(z.number()).check(z.maxLength(1)), [1, 2], { code: 'too_many', details: { max: 1 } }],
    ['too big a number', z.number().check(z.maximum(5)), 6, { code: 'too_big', details: { max: 5 } }],
    ['too big a whatever', z.bigint().check(z.maximum(5n)), 6n, { code: 'too_big', details: { max: 5 } }],
    ['too small a number', z.number().check(z.minimum(5)), 4, { code: 'too_small', details: { min: 5 } }],
    ['an empty text', z.string().check(z.minLength(1)), '', { code: 'required' }],
    ['an empty list', z.array(z.number()).check(z.minLength(1)), [], { code: 'required' }],
    ['none of the choices', z.enum(['a', 'b']), 'c', { code: 'unknown_value' }],
    ['no choice', z.enum(['a', 'b']), null, { code: 'required' }],
    ['a blank choice', z.enum(['a', 'b']), ' ', { code: 'required' }],
    ['another type', z.number(), 'five', { code: 'wrong_type' }],
    ['another type that is nothing like empty', z.string(), 0, { code: 'wrong_type' }],
    ['another type that is off', z.string(), false, { code: 'wrong_type' }],
    ['nothing', z.number(), null, { code: 'required' }],
    ['nothing at all', z.number(), undefined, { code: 'required' }],
    ['a blank text for a number', z.number(), ' \t', { code: 'required' }],
    ['what the check has a word for', refused('email'), 'x', { code: 'email' }],
    ['what the check has no known word for', refused('whatever'), 'x', { code: 'wrong_type' }],
    ['what the check says nothing of', z.unknown().check(z.refine(() => false)), 'x', { code: 'wrong_type' }],
    ['an empty text before what the check says', refused('email'), '', { code: 'required' }],
    ['nothing before what the check says', refused('email'), null, { code: 'required' }],
  ])('tells %s', (...[, schema, value, problem]) => {
    expect(problemIn(schema, value)).toEqual(problem);
  });
});

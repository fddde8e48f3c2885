import type * as z from 'zod/v4/core';
import type { Problem, ProblemCode } from '../basics/errors.ts';
import { problems } from '../basics/problem-codes.ts';

/** What zod found, in the words of our catalogue of problems. */
export function problemOf(issue: z.$ZodIssue, value: unknown): Problem {
  switch (issue.code) {
    case 'custom': {
      if (isEmpty(value)) return { code: 'required' };
      const code = issue.params?.['code'];
      return isProblemCode(code) ? { code } : { code: 'wrong_type' };
    }
    case 'too_big':
      return sized(issue.origin, Number(issue.maximum), { string: 'too_long', array: 'too_many', number: 'too_big' }, 'max');
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') return { code: 'required' };
      return { code: 'too_small', details: { min: Number(issue.minimum) } };
    case 'invalid_value':
      return isEmpty(value) ? { code: 'required' } : { code: 'unknown_value' };
    default:
      return isEmpty(value) ? { code: 'required' } : { code: 'wrong_type' };
  }
}

function sized(origin: string, bound: number, codes: Readonly<Record<string, ProblemCode>>, name: string): Problem {
  return { code: codes[origin] ?? 'too_big', details: { [name]: bound } };
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

function isProblemCode(code: unknown): code is ProblemCode {
  return problems.some((problem) => problem === code);
}

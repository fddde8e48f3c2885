// One catalogue of refusals: a code that is not in it does not compile.
import { type ErrorCode, errorStatus, type Problem } from '../../contract/basics/errors.ts';

export const known: ErrorCode = 'store_code_taken';
export const status: number = errorStatus[known];
export const problem: Problem = { code: 'too_long', details: { max: 80 } };

// @ts-expect-error -- an error that the catalogue does not know
export const unknown: ErrorCode = 'store_code_used';

// @ts-expect-error -- a reason at a field that the catalogue does not know
export const unknownProblem: Problem = { code: 'too_wide' };

export const ofRule: Problem = { code: 'too_wide', of: 'samples' };

// @ts-expect-error -- a rule of an entity has no values to name
export const ofRuleWithDetails: Problem = { code: 'too_wide', of: 'samples', details: { max: 80 } };

// @ts-expect-error -- every code of a table of answers is answered for
export const partial: Readonly<Record<ErrorCode, string>> = { bad_request: 'Bad request' };

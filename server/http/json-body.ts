import { refuse } from '../../contract/refusal.ts';
import { jsonWithin } from '../../contract/rules/json-within.ts';

/** More than any form, filter or layout has within one another. */
const deepest = 64;

/** What a body in JSON says; undefined for one that is empty: a DELETE may say JSON and send nothing (page 08, API). */
export function jsonBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  const value = jsonWithin(text, deepest);
  if (value === undefined) throw refuse('invalid_json');
  return value;
}

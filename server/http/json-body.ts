import { refuse } from '../../contract/refusal.ts';

/** More than any form, filter or layout has within one another; what writes a structure as text again is recursive. */
const deepest = 64;

/** What a body in JSON says; undefined for one that is empty: a DELETE may say JSON and send nothing (page 08, API). */
export function jsonBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  const value = parsed(text);
  if (!isWithin(value, deepest)) throw refuse('invalid_json');
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('invalid_json');
  }
}

function isWithin(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((item) => isWithin(item, depth - 1));
}

import { refuse } from '../../../contract/basics/refusal.ts';
import { levelsOfDocuments, parseBoundedJson } from '../../../contract/rules/values/bounded-json.ts';

/** What a body in JSON says; undefined for one that is empty: a DELETE may say JSON and send nothing (page 08, API). */
export function jsonBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  const value = parseBoundedJson(text, levelsOfDocuments);
  if (value === undefined) throw refuse('invalid_json');
  return value;
}

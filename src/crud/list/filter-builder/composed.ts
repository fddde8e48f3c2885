import { isJoint } from '../../../../contract/derive/operators.ts';
import type { Row } from '../../core/row.ts';

const isOfGroups = ([key]: readonly [string, unknown]): boolean => isJoint(key);

/** What of a list's filter is composed: its groups. The rest are conditions one by one, and the search. */
export function pickComposed(filters: Row): Row {
  return Object.fromEntries(Object.entries(filters).filter(isOfGroups));
}

/** Whether the list has a composed filter. */
export function isComposed(filters: Row): boolean {
  return Object.entries(filters).some(isOfGroups);
}

/** The filter with its groups replaced; an empty one takes them away. */
export function withComposed(filters: Row, composed: Row): Row {
  return { ...Object.fromEntries(Object.entries(filters).filter((entry) => !isOfGroups(entry))), ...composed };
}

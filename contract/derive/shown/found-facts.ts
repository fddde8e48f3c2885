import type { AnyResource } from '../../kit/index.ts';
import { fieldOf } from '../fields.ts';
import { findStoreField } from '../found-at-once.ts';
import { rowLinesOf } from './row-lines.ts';

/** Fields that a found row about a person shows after its names and time: the state and what it is about. None of other rows. */
export function foundFactsOf(resource: AnyResource): readonly string[] {
  if (resource.person === undefined) return [];
  const owner = findStoreField(resource);
  return rowLinesOf(resource).second.filter(
    (name) => name !== owner && ['choice', 'reference'].includes(fieldOf(resource, name)?.kind ?? ''),
  );
}

import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Words } from '../../core/words.ts';
import type { RecordList } from '../state/use-record-list.ts';

/** How many rows a list has, in words; undefined until it is known. */
export function countText(words: Words, resource: AnyResource, { controller: { total }, isMore }: RecordList): string | undefined {
  if (total === undefined) return undefined;
  const counted = words.grammar.count(words.labelsOf(resource).noun, total);
  return isMore ? words.list.moreThan(counted) : counted;
}

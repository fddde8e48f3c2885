import type { AnyResource } from '../../../../contract/kit/index.ts';
import { representationOf } from '../../fields/references/represent.ts';
import type { Additions } from '../../vocabulary/additions.ts';
import { useFromClock } from '../../vocabulary/clock.ts';
import { isNothing, type Row } from '../../vocabulary/row.ts';
import { useWords, type Words } from '../../vocabulary/words.ts';

type Named = { readonly resource: AnyResource; readonly additions: Additions };

/** What tells the record from all others, where it is spoken of: titles, questions about it, the drawer. Empty without a record. */
export function useRecordName({ resource, additions }: Named, record: Row | null | undefined): string {
  const words = useWords();
  return useFromClock((now) => {
    if (record === null || record === undefined) return '';
    return additions.head?.name?.(record, words, now) ?? representationOf(words, resource, record);
  });
}

/** What people call the record by on its own page. */
export function headingOf(words: Words, { resource, additions }: Named, record: Row): string {
  const called = record[additions.head?.title ?? ''];
  return isNothing(called) ? representationOf(words, resource, record) : String(called);
}

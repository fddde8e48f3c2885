import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Additions } from '../../core/additions/additions.ts';
import { useFromClock } from '../../core/clock.ts';
import { isNothing, type Row } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { representationOf } from '../../fields/references/represent.ts';
import { useShownName } from '../../fields/references/shown-name.ts';

type Named = { readonly resource: AnyResource; readonly additions: Additions };

/** What distinguishes the record from all others, where it is spoken of: titles, questions about it, the drawer. Empty without a record. */
export function useRecordName({ resource, additions }: Named, record: Row | null | undefined): string {
  const words = useWords();
  const referred = useReferred({ resource, additions }, record);
  return useFromClock((now) => {
    if (record === null || record === undefined) return '';
    return additions.head?.name?.(record, words, now) ?? referred ?? representationOf(words, resource, record);
  });
}

/** What people call the record by on its own page. */
export function useHeading({ resource, additions }: Named, record: Row): string {
  const words = useWords();
  const referred = useReferred({ resource, additions }, record);
  const called = record[additions.head?.title ?? ''];
  return isNothing(called) ? representationOf(words, resource, record) : (referred ?? String(called));
}

/** The name of what a record is of, where it has none of its own: the field of its title is a reference then. */
function useReferred({ resource, additions }: Named, record: Row | null | undefined): string | undefined {
  const title = additions.head?.title ?? '';
  const field = fieldOf(resource, title);
  const id = record?.[title];
  const isReferred = field?.kind === 'reference' && typeof id === 'number';
  const name = useShownName(isReferred ? field.target : resource.name, isReferred ? id : undefined);
  return isReferred ? name : undefined;
}

import { useGetList } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Option } from '../../../ui/filter/combobox.tsx';
import { idOf, isRow, type Row } from '../../core/row.ts';
import { useWords, type Words } from '../../core/words.ts';
import { ReferenceName } from './reference-name.tsx';
import { representationOf } from './represent.ts';
import { useRested } from './use-rested.ts';

const restMilliseconds = 120;
const offered = 25;

type OptionsQuery = { readonly resource: AnyResource; readonly text: string; readonly filter?: Row; readonly enabled?: boolean };

/** Records to choose from, found by what is typed; those of one store say which, since names repeat among stores. */
export function useReferenceOptions({ resource, text, filter = {}, enabled = true }: OptionsQuery): {
  readonly options: readonly Option[];
  /** Until the options are those of what is typed. */
  readonly loading: boolean;
} {
  const words = useWords();
  const asked = text.trim();
  const q = useRested(asked, restMilliseconds);
  const [field, order] = resource.list.sort;
  const { data, isFetching } = useGetList(
    prefixOf(resource),
    {
      pagination: { page: 1, perPage: offered },
      sort: { field, order: order === 'desc' ? 'DESC' : 'ASC' },
      filter: q === '' ? filter : { ...filter, q },
    },
    { enabled, placeholderData: (previous) => previous, retry: false },
  );
  // Of one store, that is: among several the name of each says which.
  const knowsStore = resource.limitedBy !== null && Object.hasOwn(filter, resource.limitedBy);
  const rows: readonly unknown[] = data ?? [];
  return { options: rows.filter(isRow).map((row) => optionOf(words, resource, row, knowsStore)), loading: isFetching || q !== asked };
}

function optionOf(words: Words, resource: AnyResource, row: Row, knowsStore: boolean): Option {
  const option = { id: idOf(row), label: representationOf(words, resource, row) };
  const owner = resource.limitedBy === null || knowsStore ? undefined : fieldOf(resource, resource.limitedBy);
  const ownerId = row[resource.limitedBy ?? ''];
  if (owner?.kind !== 'reference' || typeof ownerId !== 'number') return option;
  return { ...option, detail: <ReferenceName plain target={owner.target} id={ownerId} /> };
}

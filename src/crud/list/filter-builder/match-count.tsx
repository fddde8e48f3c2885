import { useGetList } from 'ra-core';
import type { JSX } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { isRow, type Row } from '../../core/row.ts';
import { useRested } from '../../fields/references/use-rested.ts';
import { useBuilderWords } from './builder-words.ts';

type MatchCountProps = {
  readonly resource: AnyResource;
  /** The whole filter of the list as it would be; undefined until it is finished. */
  readonly filter: Row | undefined;
  readonly isTrash: boolean;
};

const restMilliseconds = 300;

/** How many rows the list would have, reported while the filter is put together. */
export function MatchCount({ resource, filter, isTrash }: MatchCountProps): JSX.Element {
  const { composing } = useBuilderWords();
  const text = filter === undefined ? '' : JSON.stringify(filter);
  const rested = useRested(text, restMilliseconds);
  const asked: unknown = rested === '' ? {} : JSON.parse(rested);
  const [field, order] = resource.list.sort;
  const { total, meta, isFetching, isPlaceholderData, error } = useGetList(
    prefixOf(resource),
    {
      // Of the answer only the total is wanted.
      pagination: { page: 1, perPage: 1 },
      sort: { field, order: order === 'desc' ? 'DESC' : 'ASC' },
      filter: isRow(asked) ? asked : {},
      meta: { isBounded: true, ...(isTrash ? { trash: true } : {}) },
    },
    { enabled: rested !== '', retry: false },
  );
  const isOld = rested !== text || isPlaceholderData || total === undefined;
  const said = (): string => {
    if (text === '') return composing.unfinished;
    if (error !== null && !isFetching) return composing.uncounted;
    return isOld ? composing.counting : composing.matches(total, meta?.isMore === true);
  };
  return (
    <p className="composing__count" role="status">
      {said()}
    </p>
  );
}

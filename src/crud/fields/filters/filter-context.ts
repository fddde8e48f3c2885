import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Row } from '../../core/row.ts';
import type { Within } from '../../core/within.ts';
import type { Words } from '../../core/words.ts';
import type { FieldFilter } from './field-filter.ts';

/** All that the controls of one filter may need to know. */
export type FilterContext = {
  readonly resource: AnyResource;
  /** The record that the list is narrowed to, if it is. */
  readonly within: Within | undefined;
  /** What the whole list is asked for just now. */
  readonly asked: { readonly filters: Row; readonly isTrash: boolean };
  readonly words: Words;
  readonly name: string;
  readonly label: string;
  readonly filter: FieldFilter;
  readonly onFilter: (filter: FieldFilter) => void;
};

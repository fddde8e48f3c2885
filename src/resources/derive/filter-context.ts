import type { AnyResource } from '../../../contract/kit/index.ts';
import type { FieldFilter } from '../list/field-filter.ts';
import type { Words } from '../words.ts';

/** All that the controls of one filter may need to know. */
export type FilterContext = {
  readonly resource: AnyResource;
  readonly words: Words;
  readonly name: string;
  readonly label: string;
  readonly filter: FieldFilter;
  readonly onFilter: (filter: FieldFilter) => void;
};

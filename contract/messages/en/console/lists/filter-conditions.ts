import type { FilterConditionsWords } from '../../../cs/console/lists/filter-conditions.ts';

/** A filter made of conditions, as far as the list itself says it; its builder has more words (`filter-builder.ts`). */
export const filterConditions: FilterConditionsWords = {
  open: 'Build a filter',
  counting: 'Counting…',
  uncounted: 'The number of records could not be found out.',
  loading: 'Loading…',
  chip: 'Composed filter',
  editChip: 'Edit the composed filter',
};

import type { ComposingWords } from '../../../cs/console/lists/composing.ts';

/** A filter made of conditions, as far as the list itself says it; its builder has more words (`filter-builder.ts`). */
export const composing: ComposingWords = {
  open: 'Build a filter',
  counting: 'Counting…',
  uncounted: 'The number of records could not be found out.',
  loading: 'Loading…',
  chip: 'Composed filter',
  editChip: 'Edit the composed filter',
};

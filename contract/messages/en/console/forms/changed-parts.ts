import type { ChangedPartsWords } from '../../../cs/console/forms/changed-parts.ts';

/** What changed in a structure, part by part. Fetched where one is shown. */
export const changedParts: ChangedPartsWords = {
  added: 'added',
  removed: 'removed',
  reordered: 'another order',
  yes: 'yes',
  no: 'no',
  file: 'file',
  otherFile: 'another file',
  columns: 'columns',
  before: 'before',
  after: 'after',
  item: (place) => `item ${place}`,
  of: (what, value) => `${what}: ${value}`,
  moreParts: (count) => `and ${count} more`,
  whole: 'whole',
  less: 'shorten',
  same: 'Nothing that can be seen was changed.',
  nothing: 'There is nothing in it.',
};

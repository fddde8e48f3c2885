import { englishPlural } from '../../../basics/plural.ts';
import type { BulkWords } from '../../../cs/console/lists/bulk.ts';
import { grammar } from '../../basics/grammar.ts';

const { number } = grammar;

export const bulk: BulkWords = {
  region: 'Bulk actions',
  selectFound: (count) => `Select all ${number(count)} found`,
  edit: 'Edit in bulk',
  editHelp: 'Tick what you want to change. The other fields stay as they are.',
  fields: 'What to change',
  nothingChosen: 'Tick at least one field.',
  next: 'Continue',
  back: 'Back',
  saveChanges: 'Save changes',
  foreseeing: 'Finding out what will happen…',
  foreseen: 'What will happen',
  working: 'In progress…',
  outcome: 'What happened',
  will: { done: 'Will be done', unchanged: 'Unchanged', refused: 'Cannot be done' },
  did: { done: 'Done', unchanged: 'Unchanged', refused: 'Not done' },
  nothingToDo: 'This changes nothing in any of the chosen records.',
  idle: 'Where there is nothing to do',
  reasons: 'Why not',
  moreReasons: (count) => `and ${number(count)} more`,
  copyReasons: 'Copy the reasons',
  copied: 'Copied to the clipboard.',
  notCopied: 'The browser did not allow copying. Mark the text and copy it yourself.',
  unsavedFirst: 'Save your changes first.',
  undo: 'Undo',
  partlyUndone: (count) => `${number(count)} ${englishPlural(count, 'record', 'records')} could not be restored.`,
  trash: {
    link: 'Trash',
    title: (page) => `Trash: ${page}`,
    empty: 'The trash is empty',
    emptyHelp: 'What you delete here stays in the trash and can be restored.',
    deletedAt: 'Deleted',
    deletedBy: 'Deleted by',
    restore: 'Restore',
    restoreRow: (name) => `Restore ${name}`,
  },
};

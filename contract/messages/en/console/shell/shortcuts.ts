import type { ShortcutWords } from '../../../cs/console/shell/shortcuts.ts';

/** English of the Czech file of the same name. */
export const shortcuts: ShortcutWords = {
  title: 'Keyboard shortcuts',
  search: 'Search the application',
  caller: 'Client calling',
  filter: 'Search the list',
  create: 'New record',
  nextRow: 'Next row',
  previousRow: 'Previous row',
  selectRow: 'Select the focused row',
  openRow: 'Open the row',
  editInDrawer: 'Edit the row beside the list',
  moveOrder: 'Move the focused order',
  orderSteps: {
    arrive: 'The client arrived',
    serve: 'The client was served',
    undo: 'Undo the last step',
    cancel: 'Cancel the order',
    call: 'Call the client',
  },
  save: 'Save the form',
  close: 'Close',
  list: 'Show the shortcuts',
  addSort: 'Add a column to sort by',
  addSortKeys: 'Shift + click on the column name',
  singleKeys: 'Single-character shortcuts',
  singleKeysHelp: 'Turn them off when they are in the way, for example with voice control.',
  or: 'or',
};

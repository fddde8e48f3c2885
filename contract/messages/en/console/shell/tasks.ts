import { englishPlural } from '../../../basics/plural.ts';
import type { TaskWords } from '../../../cs/console/shell/tasks.ts';
import { grammar } from '../../basics/grammar.ts';

const { number } = grammar;

/** English of the Czech file of the same name. */
export const tasks: TaskWords = {
  kinds: {
    import_check: (page) => `Check of a file: ${page}`,
    import: (page) => `Import of rows: ${page}`,
    backup: () => 'Making a backup',
    backup_restore: () => 'Restoring a backup',
  },
  exportOf: (page, format) => `Export of ${page}, ${format}`,
  states: { waiting: 'Waiting', running: 'Running', done: 'Done', failed: 'Failed', cancelled: 'Interrupted' },
  cancelling: 'Being interrupted',
  exported: (rows, file) => `${number(rows)} ${englishPlural(rows, 'row', 'rows')}, file ${file}`,
  progress: (done, total) => `${number(done)} of ${number(total)}`,
  progressName: (what) => `Progress: ${what}`,
  began: (time) => `Began ${time}`,
  ended: (began, ended) => `Began ${began}, ended ${ended}`,
  cancel: 'Interrupt',
  cancelOf: (what) => `Interrupt: ${what}`,
  retry: 'Try again',
  retryOf: (what) => `Try again: ${what}`,
  openImport: 'Open the import',
  openImportOf: (what) => `Open the import: ${what}`,
  toList: 'To the list',
  toListOf: (page) => `To the list: ${page}`,
  failed: 'The tasks could not be read.',
  loading: 'Reading the tasks…',
  endings: {
    stopped: (what: string) => `${what}: stopped.`,
    done: (what, file) => `${what} is done, file ${file}.`,
    failed: (what, file, reason) => `${what} could not be finished, file ${file}. ${reason}`,
    cancelled: (what, file) => `${what}: interrupted, file ${file}.`,
  },
  preview: 'Preview',
  nothingToPreview: 'There is no text yet.',
  by: (name) => `Who: ${name}`,
  outageBegan: 'New outage:',
  outageEnded: 'Outage over:',
  outageChanged: 'Outage goes on:',
  outageOf: 'branch',
  outageSince: (at) => `since ${at}`,
  outagesBegan: (count) => `${englishPlural(count, 'New outage', 'New outages')}: ${number(count)}`,
  outagesTurned: (count) => `Outages that ended or changed: ${number(count)}`,
  outagesMany: 'Many outages began or ended at once.',
  manyChanged: (page) => `Many changes: ${page}`,
};

import { englishPlural } from '../../../basics/plural.ts';
import type { ExportingWords } from '../../../cs/console/lists/export.ts';
import { grammar } from '../../basics/grammar.ts';

const { number } = grammar;
const rows = (count: number): string => englishPlural(count, 'row', 'rows');

export const exporting: ExportingWords = {
  menu: 'Export',
  formats: { csv: 'CSV', xlsx: 'Excel (XLSX)' },
  filtered: (total) => `From the list: ${total}`,
  selected: (count) => `${number(count)} selected ${rows(count)}`,
  print: (selected) => (selected === 0 ? 'Print the list' : 'Print the selected'),
  title: (page) => `Export: ${page}`,
  preparing: 'The file is being prepared…',
  progress: 'Progress of the export',
  taken: (count, total) => `${number(count)} of ${number(total)} ${rows(total)}`,
  takenBytes: (megabytes, total) => `${number(total)} ${rows(total)}, ${number(megabytes)} MB downloaded`,
  percent: (percent) => `${number(percent)}% done`,
  cancel: 'Cancel the export',
  background: 'Go on in the background',
  goesOn: 'The export goes on in the background. Find it in the right panel under My tasks.',
  cancelled: 'The export is cancelled, the file was not saved.',
  done: (what, file) => `The export is done: ${what}. You will find the file ${file} among your downloads.`,
  incompleteTitle: 'The file is not complete, so it was not saved',
  incomplete: 'The connection broke in the middle of the export. Try it again.',
  failedTitle: 'The export did not succeed',
};

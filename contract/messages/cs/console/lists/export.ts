import type { ExportFormat } from '../../../../derive/export-columns.ts';
import { plural } from '../../../basics/plural.ts';
import { grammar } from '../../basics/grammar.ts';

const { number } = grammar;
const rows = (count: number): string => plural(count, 'řádek', 'řádky', 'řádků');

/** Taking a list away as a file. */
export const exporting = {
  menu: 'Exportovat',
  formats: { csv: 'CSV', xlsx: 'Excel (XLSX)' } satisfies Record<ExportFormat, string>,
  /** What is taken: all that is filtered, or what is selected. */
  filtered: (total: string) => `Ze seznamu: ${total}`,
  selected: (count: number) => `${plural(count, 'Vybraný', 'Vybrané', 'Vybraných')} ${number(count)} ${rows(count)}`,
  print: (selected: number): string => (selected === 0 ? 'Vytisknout seznam' : 'Vytisknout vybrané'),
  title: (page: string) => `Export do souboru: ${page}`,
  preparing: 'Připravuje se soubor…',
  progress: 'Průběh exportu',
  taken: (count: number, total: number) => `${number(count)} z ${number(total)} ${plural(total, 'řádku', 'řádků', 'řádků')}`,
  takenBytes: (megabytes: number, total: number) => `${number(total)} ${rows(total)}, staženo ${number(megabytes)} MB`,
  percent: (percent: number) => `Hotovo ${number(percent)} %`,
  cancel: 'Zrušit export',
  background: 'Pokračovat na pozadí',
  goesOn: 'Export pokračuje na pozadí. Najdete ho v pravém panelu v Mých úlohách.',
  cancelled: 'Export je zrušený, soubor se neuložil.',
  done: (what: string, file: string) => `Export je hotový: ${what}. Soubor ${file} najdete ve stažených.`,
  incompleteTitle: 'Soubor není úplný, proto se neuložil',
  incomplete: 'Spojení se přerušilo uprostřed exportu. Zkuste to znovu.',
  failedTitle: 'Export se nepodařil',
};
export type ExportingWords = typeof exporting;

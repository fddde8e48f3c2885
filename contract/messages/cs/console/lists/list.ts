import type { RelativePeriod } from '../../../../basics/relative-periods.ts';
import type { ExportFormat } from '../../../../derive/export-columns.ts';
import { plural } from '../../../basics/plural.ts';
import { grammar } from '../../basics/grammar.ts';

const { number } = grammar;
const moreThan = (counted: string): string => `více než ${counted}`;
const bounded = (total: number, isMore = false): string => (isMore ? moreThan(number(total)) : number(total));

/** Periods where the tab has a shorter word. */
const periodTabs: Readonly<Partial<Record<RelativePeriod, string>>> = { week: 'Týden', month: 'Měsíc' };

/** Lists of entities. Names of the entity come from its labels and the grammar. */
export const list = {
  filters: 'Filtry',
  /** Opens the filters on a phone, with how many are used. */
  filtersButton: (count: number) => (count === 0 ? 'Filtry' : `Filtry (${number(count)})`),
  sheet: { title: 'Filtry a řazení', done: 'Hotovo' },
  addFilter: 'Přidat filtr',
  remove: 'Odebrat',
  removeFilter: (name: string) => `Odebrat filtr ${name}`,
  clearFilters: 'Zrušit filtry',
  apply: 'Použít',
  contains: 'obsahuje',
  from: 'Od',
  to: 'Do',
  fromHour: 'Od hodiny',
  toHour: 'Do hodiny',
  isEmpty: 'Prázdné',
  any: 'Vše',
  search: 'Hledat',
  searchPlaceholder: 'Hledat v seznamu',
  clearSearch: 'Vymazat hledání',
  clearSought: 'Vymazat hledaný text',
  columns: 'Sloupce',
  columnsHelp: 'Zaškrtněte, co má být vidět, a šipkami změňte pořadí.',
  columnMoved: (name: string, place: number, of: number) => `${name}: ${number(place)}. místo z ${number(of)}`,
  moveUp: (name: string) => `Posunout ${name} výš`,
  moveDown: (name: string) => `Posunout ${name} níž`,
  resetColumns: 'Obnovit výchozí sloupce',
  density: 'Hustota řádků',
  import: 'Importovat',
  more: 'Další akce',
  rowsPerPage: 'Řádků na stránku',
  paging: 'Stránkování',
  range: (first: number, last: number, total: number, isMore?: boolean) => `${number(first)}–${number(last)} z ${bounded(total, isMore)}`,
  /** Of a total that was counted only so far. */
  moreThan,
  countExactly: 'Spočítat přesně',
  exactly: (counted: string, time: string) => `v ${time} přesně ${counted}`,
  flow: 'Zobrazení',
  inPages: 'Po stránkách',
  continuously: 'Souvisle',
  /** Of a continuous list longer than can be scrolled through. */
  onlyFirst: (shown: number, total: number, isMore?: boolean) =>
    `Zobrazeno prvních ${number(shown)} z ${bounded(total, isMore)}. Zbytek najdete, když seznam zúžíte hledáním nebo filtry.`,
  selectAllFound: 'Vybrat všechny řádky seznamu',
  rowsFailed: 'Tyto řádky se nepodařilo načíst.',
  firstPage: 'První stránka',
  previousPage: 'Předchozí stránka',
  nextPage: 'Další stránka',
  lastPage: 'Poslední stránka',
  sortBy: 'Řadit podle',
  ascending: 'vzestupně',
  descending: 'sestupně',
  /** A column beyond the first that rows are sorted by. */
  sortPlace: (place: number, descending: boolean) => `${number(place)}. v pořadí řazení, ${descending ? 'sestupně' : 'vzestupně'}`,
  found: (count: number) => `Nalezeno: ${number(count)}`,
  loading: 'Načítá se seznam…',
  none: 'Zatím tu nic není',
  noMatch: 'Filtrům nic neodpovídá',
  noMatchHelp: 'Upravte hledání, nebo filtry zrušte.',
  /** A list that is read in days. */
  periodTabs,
  notFound: 'Hledání nic nenašlo',
  soughtOnlyIn: (period: string) => `Hledalo se jen v období: ${period}.`,
  searchAllDays: 'Hledat ve všech dnech',
  /** Rows that a search finds outside of the shown period. */
  elsewhere: (counted: string, when: string) => `${counted} jindy: ${when}`,
  nearestElsewhere: (counted: string, when: string) => `${counted} jindy, nejbližší ${when}`,
  openFound: 'otevřít',
  showAllFound: 'zobrazit všechny',
  nowhereElse: 'V ostatních dnech se také nic nenašlo.',
  nextDay: (things: string, day: string) => `Další ${things}: ${day}`,
  lastDay: (things: string, day: string) => `Poslední ${things}: ${day}`,
  failed: 'Seznam se nepodařilo načíst',
  retry: 'Zkusit znovu',
  showWhole: 'Zobrazit celý seznam',
  selectAll: 'Vybrat všechny řádky na stránce',
  selectRow: (name: string) => `Vybrat ${name}`,
  unselect: 'Zrušit výběr',
  selected: (count: number) =>
    `${plural(count, 'Vybrán', 'Vybrány', 'Vybráno')} ${number(count)} ${plural(count, 'řádek', 'řádky', 'řádků')}`,
  actions: 'Akce',
  /** A cell that can be written in its place. */
  editCell: (field: string, name: string) => `Upravit ${field}: ${name}`,
  editedCell: (field: string, name: string) => `${field}: ${name}`,
  /** A record that is edited in a drawer over the list. */
  inDrawer: {
    editRow: (name: string) => `Upravit vedle seznamu: ${name}`,
    previous: 'Předchozí záznam',
    next: 'Další záznam',
    place: (at: number, of: number) => `${number(at)}. z ${number(of)} na stránce`,
    placeInList: (at: number, of: number) => `${number(at)}. z ${number(of)} v seznamu`,
    wholePage: 'Otevřít celou stránku',
  },
  open: 'Otevřít',
  edit: 'Upravit',
  show: 'Zobrazit',
  delete: 'Smazat',
  tableOf: (page: string) => `${page}, tabulka`,
  unseenValues: (count: number) => `${number(count)} mimo vaše oprávnění`,
  moreValues: (count: number) => `a ${number(count)} ${plural(count, 'další', 'další', 'dalších')}`,
  secret: 'Uložený klíč se nezobrazuje',
};
export type ListWords = typeof list;

/** A filter made of conditions, as far as the list itself says it; its builder has more words (`filter-builder.ts`). */
export const filterConditions = {
  open: 'Sestavit filtr',
  counting: 'Počítá se…',
  uncounted: 'Počet záznamů se nepodařilo zjistit.',
  loading: 'Načítá se…',
  chip: 'Složený filtr',
  editChip: 'Upravit složený filtr',
};
export type FilterConditionsWords = typeof filterConditions;

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

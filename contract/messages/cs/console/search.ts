import { plural } from '../../plural.ts';

/** The search over everything, opened by its button or Ctrl+K. */
export const search = {
  open: 'Hledat',
  openWithKeys: 'Hledat (Ctrl+K)',
  title: 'Hledání',
  placeholder: 'Hledejte pobočky, činnosti, objednávky…',
  close: 'Zavřít hledání',
  hint: 'Hledá se bez ohledu na háčky a čárky.',
  searching: 'Hledá se…',
  none: (query: string) => `Pro „${query}“ jsme nic nenašli. Zkuste kratší nebo jiné slovo.`,
  found: (count: number) => `${count} ${plural(count, 'výsledek', 'výsledky', 'výsledků')}`,
  menu: 'Nabídka',
  showAll: 'Zobrazit vše',
  failed: 'Hledání se nezdařilo. Zkuste to znovu.',
};
export type SearchWords = typeof search;

import { plural } from '../../plural.ts';

/** The search for a screen, opened by its button or Ctrl+K. */
export const search = {
  open: 'Přejít na obrazovku',
  openWithKeys: 'Přejít na obrazovku (Ctrl+K)',
  title: 'Přejít na obrazovku',
  placeholder: 'Přejít na obrazovku…',
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

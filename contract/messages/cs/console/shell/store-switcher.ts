import { plural } from '../../../basics/plural.ts';

/** The choice of the branch that one works with, in the top bar. */
export const storeSwitcher = {
  all: 'Všechny pobočky',
  title: 'Výběr pobočky',
  search: 'Najít pobočku podle názvu nebo kódu',
  results: 'Pobočky',
  recent: 'Naposledy vybrané',
  every: (count: number) => `Všechny, ${count} ${plural(count, 'pobočka', 'pobočky', 'poboček')}`,
  found: (count: number) =>
    `${plural(count, 'Nalezena', 'Nalezeny', 'Nalezeno')} ${count} ${plural(count, 'pobočka', 'pobočky', 'poboček')}`,
  more: (shown: number) => `Zobrazeno prvních ${shown}. Další najdete hledáním.`,
  none: (query: string) => `Žádná pobočka neodpovídá „${query}“.`,
  loading: 'Načítají se pobočky…',
  failed: 'Pobočky se nepodařilo načíst.',
  retry: 'Zkusit znovu',
  note: 'Volba filtruje seznamy a předvyplní nové záznamy.',
  close: 'Zavřít výběr pobočky',
  /** The chosen branch no longer exists, or no longer within one's rights. */
  gone: 'Vybraná pobočka už neexistuje nebo k ní nemáte přístup. Zobrazují se všechny pobočky.',
};
export type StoreSwitcherWords = typeof storeSwitcher;

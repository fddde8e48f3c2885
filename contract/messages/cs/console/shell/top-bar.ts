import { plural } from '../../../basics/plural.ts';
import { grammar } from '../../basics/grammar.ts';

/** The search of everything and the palette of commands, opened by its button or Ctrl+K. */
export const search = {
  open: 'Hledat v aplikaci',
  title: 'Hledání a příkazy',
  placeholder: 'Název, jméno, PIN, příkaz',
  close: 'Zavřít hledání',
  hint: 'Hledá se bez ohledu na háčky a čárky.',
  moreLetters: 'Záznamy se hledají od dvou znaků.',
  keys: 'Šipkami vyberete, klávesou Enter otevřete, klávesou Esc zavřete.',
  searching: 'Hledá se…',
  none: (query: string) => `Pro „${query}“ jsme nic nenašli. Zkuste kratší nebo jiné slovo.`,
  found: (count: number) => `${count} ${plural(count, 'výsledek', 'výsledky', 'výsledků')}`,
  results: 'Výsledky hledání',
  recent: 'Naposledy otevřené',
  menu: 'Nabídka',
  commands: 'Příkazy',
  set: (what: string, value: string) => `${what}: ${value}`,
  showAll: (count: number) => `Zobrazit ${plural(count, 'jediný', 'všechny', 'všech')} ${grammar.number(count)} v seznamu`,
  showInList: 'Zobrazit vše v seznamu',
  ticketsToday: (number: string) => `Dnešní lístky ${number}`,
  failed: 'Záznamy se nepodařilo prohledat.',
  retry: 'Zkusit znovu',
};
export type SearchWords = typeof search;

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

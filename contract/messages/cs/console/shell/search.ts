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

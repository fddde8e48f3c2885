import { englishPlural } from '../../../basics/plural.ts';
import type { SearchWords } from '../../../cs/console/shell/search.ts';
import { grammar } from '../../basics/grammar.ts';

/** English of the Czech file of the same name. */
export const search: SearchWords = {
  open: 'Search the application',
  title: 'Search and commands',
  placeholder: 'Name, person, PIN, command',
  close: 'Close the search',
  hint: 'Accents make no difference.',
  moreLetters: 'Records are searched from two characters on.',
  keys: 'Choose with the arrows, open with Enter, close with Esc.',
  searching: 'Searching…',
  none: (query) => `We found nothing for “${query}”. Try a shorter or another word.`,
  found: (count) => `${count} ${englishPlural(count, 'result', 'results')}`,
  results: 'Search results',
  recent: 'Recently opened',
  menu: 'Menu',
  commands: 'Commands',
  set: (what, value) => `${what}: ${value}`,
  showAll: (count) => `Show all ${grammar.number(count)} in the list`,
  showInList: 'Show all in the list',
  ticketsToday: (number) => `Tickets ${number} of today`,
  failed: 'The records could not be searched.',
  retry: 'Try again',
};

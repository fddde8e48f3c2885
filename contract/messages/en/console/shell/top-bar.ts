import { englishPlural } from '../../../basics/plural.ts';
import type { SearchWords, StoreSwitcherWords } from '../../../cs/console/shell/top-bar.ts';
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

/** English of the Czech file of the same name. */
export const storeSwitcher: StoreSwitcherWords = {
  all: 'All branches',
  title: 'Choice of the branch',
  search: 'Find a branch by name or code',
  results: 'Branches',
  recent: 'Chosen recently',
  every: (count) => `All, ${count} ${englishPlural(count, 'branch', 'branches')}`,
  found: (count) => `${count} ${englishPlural(count, 'branch', 'branches')} found`,
  more: (shown) => `The first ${shown} are shown. Search for the others.`,
  none: (query) => `No branch matches “${query}”.`,
  loading: 'Loading branches…',
  failed: 'Branches could not be loaded.',
  retry: 'Try again',
  note: 'The choice filters lists and fills in new records.',
  close: 'Close the choice of the branch',
  gone: 'The chosen branch is no more, or you may not see it. All branches are shown.',
};

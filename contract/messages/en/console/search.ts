import type { SearchWords } from '../../cs/console/search.ts';
import { englishPlural } from '../../plural.ts';

/** English of the Czech file of the same name. */
export const search: SearchWords = {
  open: 'Go to a screen',
  openWithKeys: 'Go to a screen (Ctrl+K)',
  title: 'Go to a screen',
  placeholder: 'Go to a screen…',
  close: 'Close the search',
  hint: 'Accents make no difference.',
  searching: 'Searching…',
  none: (query) => `We found nothing for “${query}”. Try a shorter or another word.`,
  found: (count) => `${count} ${englishPlural(count, 'result', 'results')}`,
  menu: 'Menu',
  showAll: 'Show all',
  failed: 'The search failed. Try again.',
};

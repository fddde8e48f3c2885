import { englishPlural } from '../../../basics/plural.ts';
import type { StoreSwitcherWords } from '../../../cs/console/shell/store-switcher.ts';

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

import type { UserWords } from '../../../cs/console/settings/users.ts';

/** The users screen beyond what follows from its declaration. */
export const users: UserWords = {
  allAreas: 'All',
  notGiven: 'You do not have it yourself, so you can neither give nor take it.',
  longAway: (days) => `${days} days ago`,
  above: 'This account has more rights than yours, so you can only view it. Ask a super administrator for the change.',
  stores: {
    all: 'All branches',
    allHelp: 'Those that are still to come too.',
    only: 'Chosen branches only',
    search: 'Search a branch or region',
    clear: 'Clear the search',
    region: (name, chosen, count) => `${name} (${chosen} of ${count})`,
    none: 'Without a region',
    chosen: (count) => `Chosen: ${count} ${count === 1 ? 'branch' : 'branches'}`,
    noneChosen: 'Choose at least one branch.',
    notFound: 'There is nothing like that. Try another name.',
    loading: 'Branches are loading…',
    failed: 'The branches could not be loaded',
    retry: 'Try again',
    every: 'All',
    tooMany: (shown) => `The first ${shown} are shown. Find the others by searching.`,
  },
  accessTab: 'Effective access',
  devicesTab: 'Devices',
};

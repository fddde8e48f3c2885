import type { MissingDeskWords } from '../../../cs/console/stores/missing-desks.ts';

export const missingDesks: MissingDeskWords = {
  none: 'The branch has no desk: there is no one to call tickets.',
  inactive: 'All desks of the branch are switched off: there is no one to call tickets.',
  add: 'Add a desk',
  show: 'Show desks',
};

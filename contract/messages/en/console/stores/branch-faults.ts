import type { MissingDeskWords, SharedNumberWords } from '../../../cs/console/stores/branch-faults.ts';

export const sharedNumbers: SharedNumberWords = {
  none: 'The branch has no service: there is nothing that clients could take a ticket for.',
  add: 'Add a service',
  shared: (one, tickets, other, otherTickets) =>
    `The services ${one} (${tickets}) and ${other} (${otherTickets}) give out tickets of one number. Change the letter or the range of one.`,
  change: (service) => `Change the numbers: ${service}`,
};

export const missingDesks: MissingDeskWords = {
  none: 'The branch has no desk: there is no one to call tickets.',
  inactive: 'All desks of the branch are switched off: there is no one to call tickets.',
  add: 'Add a desk',
  show: 'Show desks',
};

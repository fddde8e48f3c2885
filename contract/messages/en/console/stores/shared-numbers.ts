import type { SharedNumberWords } from '../../../cs/console/stores/shared-numbers.ts';

export const sharedNumbers: SharedNumberWords = {
  none: 'The branch has no service: there is nothing that clients could take a ticket for.',
  add: 'Add a service',
  shared: (one, tickets, other, otherTickets) =>
    `The services ${one} (${tickets}) and ${other} (${otherTickets}) give out tickets of one number. Change the letter or the range of one.`,
  change: (service) => `Change the numbers: ${service}`,
};

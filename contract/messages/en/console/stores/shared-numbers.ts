import type { SharedNumberWords } from '../../../cs/console/stores/shared-numbers.ts';

export const sharedNumbers: SharedNumberWords = {
  shared: (one, tickets, other, otherTickets) =>
    `The services ${one} (${tickets}) and ${other} (${otherTickets}) give out tickets of one number. Change the letter or the range of one.`,
  change: (service) => `Change the numbers: ${service}`,
};

import type { blocking as czech } from '../../../cs/console/web-orders/blocking.ts';

/** Blocking of a day or of hours from the calendar of orders. */
export const blocking: typeof czech = {
  day: 'Block the day',
  hours: 'Block hours',
  title: 'Block hours of the day',
  wholeBranch: 'The branch will be closed at that time for all services.',
  which: 'Which day',
  goOn: 'Continue',
  from: 'From',
  until: 'To',
  confirm: 'Block',
  stays: (hours: string) => `Stays open: ${hours}`,
  closes: 'This closes the whole day.',
  saved: (hours: string) => `Blocked: ${hours}.`,
  failed: 'The hours could not be blocked',
  faults: {
    noTime: 'Write a time, for example 10:30.',
    reversed: 'The end must be after the beginning.',
    closed: 'It is closed at this time, there is nothing to block.',
  },
};

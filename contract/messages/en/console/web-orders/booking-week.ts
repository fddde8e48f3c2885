import type { bookingWeek as czech } from '../../../cs/console/web-orders/booking-week.ts';

const orders = (count: number): string => `${count} ${count === 1 ? 'order' : 'orders'}`;

/** What clients see by a plan before it is saved. Fetched with its form. */
export const bookingWeek: typeof czech = {
  title: 'What the client will see',
  which: 'Which offer to show',
  now: 'Now',
  after: 'After saving',
  counting: 'Loading the offer…',
  failed: 'The offer could not be loaded. You can save the plan all the same.',
  wrong: 'Correct the week and the ordering to see the offer after saving.',
  unchosen: 'Choose a branch and a service or a group to see the offer.',
  hiddenBy: {
    store: 'Clients see none of this now: the branch takes no orders over the web. Switch them on in the settings of branches.',
    service:
      'Clients see none of this now: the service is not offered over the web. Switch it on in its visibility, or in the settings of branches.',
  },
  places: (count) => `${count} ${count === 1 ? 'free place' : 'free places'}`,
  none: 'No free time',
  notOpen: 'The day has not opened yet',
  lost: (count) => `${orders(count)} will have a time that is offered no more`,
  noneLost: 'All ordered times stay in the offer.',
  kept: 'No order is cancelled by itself. Clients who have ordered keep their time; it is only not offered to others.',
  lostQuestion: (count) => `Save the plan although ${orders(count)} would lose the time in the offer?`,
  stay: 'Back to the form',
  saveAnyway: 'Save anyway',
  hidden: 'Names are seen by who may read orders.',
  more: (count) => `and ${count} more`,
};

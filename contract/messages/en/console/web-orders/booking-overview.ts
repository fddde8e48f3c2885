import { englishPlural } from '../../../basics/plural.ts';
import type { bookingOverview as czech } from '../../../cs/console/web-orders/booking-overview.ts';

const orders = (count: number): string => `${count} ${englishPlural(count, 'order', 'orders')}`;

export const bookingOverview: typeof czech = {
  loading: 'The overview of orders is being read',
  failed: 'The overview of orders could not be read',
  retry: 'Read again',
  waitingList: (count) => `Waiting for a freed time${count === undefined ? '' : ` (${count})`}`,
  summary: (today, tomorrow) => `Today ${orders(today)}, tomorrow ${orders(tomorrow)}, without cancelled and expired ones.`,
  today: (day) => `Today, ${day}`,
  tomorrow: (day) => `Tomorrow, ${day}`,
  noOrders: 'No order.',
  coming: 'Who comes next',
  allToday: 'All of today',
  nobodyComes: 'Nobody with an appointment comes any more today.',
  comingFailed: 'Who comes next could not be loaded.',
  attention: 'What needs attention',
  nothing: 'Nothing is waited for, and all messages to clients could be sent.',
  affected: (count) => `Solve ${orders(count)} at a blocked time`,
  affectedHelp: 'Their time is blocked or outside of the opening hours, and the clients do not know it.',
  unconfirmed: (count) => `${count} ${englishPlural(count, 'order waits', 'orders wait')} for the confirmation of the client`,
  undelivered: (count) => `${count} ${englishPlural(count, 'order has', 'orders have')} an e-mail that messages do not reach`,
  undeliveredHelp:
    'An e-mail came back, or the mail server refused it. The client does not learn of changes: check the address with them and put it right in the order.',
  unsent: (count) => `${count} ${englishPlural(count, 'message to a client', 'messages to clients')} could not be sent`,
  unsentHelp: 'Messages of an order are sent again in its record.',
  withheld: (count) => `${count} ${count === 1 ? 'message to a client waits' : 'messages to clients wait'} for your decision`,
  withheldHelp:
    'Too many unconfirmed orders came from one connection or for one e-mail. Where you know the client, send the message in the order.',
  nearlyFull: 'Days nearly full',
  nearlyFullHelp: 'Days of the next two weeks with at most a fifth of the places left.',
  noneNearlyFull: 'No day of the next two weeks is nearly full.',
  free: (free, capacity) => (free === 0 ? `Full, of ${capacity}` : `${free} of ${capacity} free`),
  more: (count) => `And ${count} more.`,
  web: 'Ordering over the web',
  open: (count) => `Clients can order ${count} ${englishPlural(count, 'service', 'services')} over the web.`,
  nothingOffered: 'Clients cannot order any service over the web.',
  closed: 'The booking page is switched off on the server. Whoever runs the server switches it on.',
  noServer: 'No server for e-mails is set, e-mails to clients do not leave. Whoever runs the server sets it.',
  emailsOff: 'E-mails to clients are switched off in the settings of ordering.',
  withoutPlan: 'Offered on the web, without a plan with intervals that is switched on:',
  makePlan: 'Make a plan',
  next: 'Where to go next',
};

import { englishPlural } from '../../../basics/plural.ts';
import type { affectedOrders as czech } from '../../../cs/console/web-orders/affected-orders.ts';

const orders = (count: number): string => `${count} ${englishPlural(count, 'order', 'orders')}`;

/** Texts of the screen that goes through orders in blocked or closed time. */
export const affectedOrders: typeof czech = {
  title: 'Orders at a blocked time',
  loading: 'The orders are being read',
  failed: 'The orders could not be read',
  retry: 'Read again',
  left: (count) => `${orders(count)} left to solve.`,
  help: 'Their time is blocked or outside of the opening hours. The clients do not know it until you move or cancel their order.',
  why: 'Why it is closed',
  service: 'Service',
  store: 'Branch',
  phone: 'Phone',
  open: 'The whole order',
  move: 'Move',
  cancel: 'Cancel the order',
  keep: 'Keep',
  later: 'Skip',
  list: 'Orders that are left',
  more: (count) => `And ${orders(count)} more.`,
  none: 'No order is at a blocked time',
  noneOfDays: 'Nothing is left to solve on the chosen days',
  elsewhere: (count) => `${orders(count)} ${englishPlural(count, 'is', 'are')} left to solve on other days.`,
  resolveRest: 'Solve the rest',
  noneText: 'All orders have a time when the office is open, or you have kept them where they are.',
  back: 'Overview of web orders',
  calendar: 'Calendar of orders',
  noRight: 'Only a person with the right to order over capacity may keep an order at a closed time.',
  keepTitle: (name) => `Keep the order ${name}?`,
  keepText: 'The order stays as it is, and nothing is sent to the client. They come at a closed time, so agree on who serves them.',
  reason: 'Why it stays',
  reasonHelp: 'Colleagues see it at the order. The client does not.',
  reasonNeeded: 'Write why the order stays.',
  reasonSame: 'The order has this reason already. Write why it stays at a closed time too.',
  kept: 'The order stays at a closed time.',
  stays: 'Leave it to solve',
};

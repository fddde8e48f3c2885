import { englishPlural } from '../../../basics/plural.ts';
import type { MoveManyWords } from '../../../cs/console/counter/move-many.ts';

const orders = (count: number): string => `${count} ${englishPlural(count, 'order', 'orders')}`;

/** English of the Czech file of the same name. */
export const moveMany: MoveManyWords = {
  title: 'Move several orders',
  toMany: 'Move all at once',
  toOne: 'Go one by one',
  selected: 'Move to another time',
  loading: 'Looking for the nearest free times',
  failed: 'The nearest times were not found',
  retry: 'Try again',
  help: 'Each is proposed the nearest day and hour of the same service. You can change the proposal.',
  caption: 'Orders to move',
  client: 'Client',
  former: 'Before',
  proposal: 'New time',
  result: 'Result',
  timeOf: (name) => `New time, ${name}`,
  stay: 'Do not move',
  noTime: 'No free time. Move it alone.',
  waits: 'Not moved yet',
  moved: 'Moved, waits for an answer',
  call: 'No e-mail, call the client',
  nextTime: (reason) => `${reason} We propose the next time.`,
  noNext: (reason) => `${reason} There is no other free time.`,
  message: 'Message to clients',
  messageHelp: 'Goes to all of them with the new time and a link to confirm it or choose another one.',
  move: (count) => `Move ${orders(count)} and tell the clients`,
  done: (count) => `Moved: ${orders(count)}. The messages leave in a minute.`,
  some: (moved, left) =>
    `Moved: ${moved}. ${left} ${englishPlural(left, 'time is', 'times are')} taken by now, with the next proposal there.`,
  unknown: (reason) => `We do not know which orders were moved: ${reason} Try again, none moves twice.`,
  unanswered: 'Who has not answered yet',
  none: 'None of the orders can be moved',
  noneText: 'They have ended, were cancelled, or the client is already here.',
};

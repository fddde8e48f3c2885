import { englishNumber as number } from '../../../basics/numbers.ts';
import { plural } from '../../../basics/plural.ts';
import type { HeldWords } from '../../../cs/console/settings/held.ts';

const messages = (count: number) => `${number(count)} ${plural(count, 'message', 'messages', 'messages')}`;

export const held: HeldWords = {
  count: (count) => `Held messages: ${number(count)}`,
  title: 'Messages held after a restore',
  text: (count) =>
    `The backup held ${messages(count)} waiting to be sent. Some may have gone out before the restore, and some may be out of date. Look at them in the list and decide. New messages go out at once.`,
  release: 'Send all',
  discard: 'Do not send',
  done: {
    release: (count) => `To be sent: ${messages(count)}`,
    discard: (count) => `Kept in the list, not sent: ${messages(count)}`,
  },
  failed: 'The decision could not be saved. Try again.',
};

import type { OutboxWords } from '../../cs/console/outbox.ts';

export const outbox: OutboxWords = {
  show: 'Show the link or the code',
};

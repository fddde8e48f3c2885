import type { OutboxWords } from '../../../cs/console/settings/outbox.ts';

export const outbox: OutboxWords = {
  show: 'Show the link or the code',
};

import type { OutboxWords } from '../../../cs/console/settings/outbox.ts';

export const outbox: OutboxWords = {
  resend: 'Send again',
  resent: 'The message is being sent again',
  show: 'Show the link or the code',
};

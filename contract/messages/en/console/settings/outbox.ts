import type { DeliveryWords, OutboxWords } from '../../../cs/console/settings/outbox.ts';

export const outbox: OutboxWords = {
  resend: 'Send again',
  resent: 'The message is being sent again',
  show: 'Show the link or the code',
};

/** English of the Czech file of the same name. */
export const delivery: DeliveryWords = {
  title: 'E-mails do not leave now: no mail server is set',
  text: 'Each message stays in the outgoing messages, where a super administrator reads it.',
  open: 'Outgoing messages',
  ask: 'A super administrator finds it there.',
  invitationWaits: 'The invitation waits in the outgoing messages: no mail server is set.',
  invitationsWait: 'The invitations wait in the outgoing messages: no mail server is set.',
};

import type { DeliveryWords } from '../../../cs/console/settings/delivery.ts';

/** English of the Czech file of the same name. */
export const delivery: DeliveryWords = {
  title: 'E-mails do not leave now: no mail server is set',
  text: 'Each message stays in the outgoing messages, where a super administrator reads it.',
  open: 'Outgoing messages',
  ask: 'A super administrator finds it there.',
  invitationWaits: 'The invitation waits in the outgoing messages: no mail server is set.',
  invitationsWait: 'The invitations wait in the outgoing messages: no mail server is set.',
};

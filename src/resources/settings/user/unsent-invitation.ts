import type { Row } from '../../../crud/core/row.ts';
import { messageLeaves } from '../../../crud/core/unsent/message-leaves.ts';
import type { Words } from '../../../crud/core/words.ts';

/**
 * A new active user is invited, and so is one without a password after a change of e-mail; where e-mails do not leave the server, the
 * invitation waits.
 */
export function unsentInvitation(saved: Row, before: Row | null, { delivery }: Words): string | undefined {
  if (messageLeaves('email') || saved['active'] !== true) return undefined;
  const isReaddressed = before !== null && before['email'] !== saved['email'] && typeof before['invitation_ends_at'] === 'string';
  return before === null || isReaddressed ? delivery.invitationWaits : undefined;
}

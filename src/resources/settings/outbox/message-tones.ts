import type { MessageState } from '../../../../contract/resources/settings/outbox.ts';
import type { Tone } from '../../../ui/page/status.tsx';

/** How much the state of a message needs a look. */
export const messageTones: Readonly<Record<MessageState, Tone>> = {
  waiting: 'info',
  sent: 'success',
  failed: 'danger',
  kept: 'warning',
  over: 'neutral',
  withheld: 'warning',
  bounced: 'danger',
};

import type { MessageChannel, MessageState } from '../../resources/settings/outbox.ts';
import type { TemplatePurpose } from '../../rules/text/template-tags.ts';

/** A message to the client of an order, as the API tells it. */
export type OrderMessage = {
  readonly id: number;
  readonly purpose: TemplatePurpose;
  readonly channel: MessageChannel;
  readonly recipient: string;
  readonly subject: string | null;
  readonly state: MessageState;
  readonly written_at: string;
  readonly sent_at: string | null;
  readonly error: string | null;
  readonly can_be_resent: boolean;
};

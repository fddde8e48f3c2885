import type { MessageChannel } from '../resources/settings/outbox.ts';

/** What the server says of itself in its page, as data attributes of `<html>`, so that no request asks for it (decision 0048). */
export const pageFacts = {
  /** What the button of the identity provider says; absent where there is none. */
  provider: 'provider',
  /** Channels without a gateway, with spaces between: their messages stay in the outbox. */
  unsent: 'unsent',
  /** There as long as there is no account. */
  empty: 'empty',
} as const;

type Facts = Readonly<Record<string, string | undefined>>;

/** Whether messages of the channel leave the server, by the data attributes of its page. */
export function leaves(channel: MessageChannel, facts: Facts): boolean {
  return facts[pageFacts.unsent]?.split(' ').includes(channel) !== true;
}

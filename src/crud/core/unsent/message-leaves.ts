import { leaves } from '../../../../contract/operations/page-facts.ts';
import type { MessageChannel } from '../../../../contract/resources/settings/outbox.ts';

/** Whether what the server writes over the channel leaves it, as it said in the page. */
export function messageLeaves(channel: MessageChannel): boolean {
  return leaves(channel, document.documentElement.dataset);
}

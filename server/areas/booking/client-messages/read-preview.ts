import type { MessagePreview, MessagePurpose } from '../../../../contract/operations/booking/order-message.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { chooseWording } from './choose-wording.ts';
import { composeMessage } from './compose-message.ts';
import { isLinked } from './order-link.ts';
import { readOrders } from './read-orders.ts';
import { activeWordings } from './write-of-order.ts';

export type Visit = { readonly starts_at: Date; readonly ends_at: Date };

type Asked = Pick<WriteContext, 'db' | 'now' | 'outward' | 'clientMessage'> & {
  readonly purpose: MessagePurpose;
  readonly visit?: Visit | undefined;
  readonly asksAnswer: boolean;
};
type Written = { readonly id: number; readonly name: string; readonly email: boolean; readonly sms: boolean };

/** Shown instead of the secret of a link, which only the sent message contains. */
const hidden = '…';

/** Preview of the message to the client, made by the same function as the message that is sent. */
export async function readPreview(asked: Asked, written: Written): Promise<MessagePreview | null> {
  const { db, now, outward, purpose, visit, asksAnswer, clientMessage = null } = asked;
  const [found] = await readOrders(db, [written.id]);
  if (found === undefined) return null;
  const order = { ...found, ...visit, is_answer_awaited: asksAnswer || found.is_answer_awaited };
  const wordings = (await activeWordings(db, purpose)).filter(({ channel }) => written[channel]);
  const messages = wordings.map((stored) => {
    const wording = chooseWording(order.language, purpose, stored);
    const isCarried = wording.channel === 'email' && purpose !== 'cancelled' && isLinked(order, outward, now);
    const composed = composeMessage({ order, purpose, wording, clientMessage, outward, now, secret: isCarried ? hidden : undefined });
    return { channel: wording.channel, ...composed };
  });
  return { name: written.name, starts_at: order.starts_at.toISOString(), messages };
}

import { sql } from 'kysely';
import type { Language } from '../../../../contract/messages/basics/catalogue.ts';
import { chooseLetters } from '../../../../contract/messages/mail.ts';
import type { MessageChannel } from '../../../../contract/resources/settings/outbox.ts';
import type { TemplatePurpose } from '../../../../contract/rules/text/template-tags.ts';
import type { Database } from '../../../db/database.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { findNetwork } from '../../accounts/sign-in-attempts/find-network.ts';
import type { Grace } from '../grace/open-graces.ts';
import { chooseWording, type StoredWording, type Wording } from './compose-message.ts';
import { readOrders } from './read-orders.ts';
import { writeToClient } from './write-to-client.ts';

type OrderMessageContext = Pick<WriteContext, 'db' | 'now' | 'delivery' | 'clientLink' | 'clientMessage' | 'actor' | 'address' | 'salt'> & {
  /** The order has another PIN than in what was written before. */
  readonly hasNewPin?: boolean;
  /** The office has put the address right: it knows the client, so the limit of letters that strangers cause does not count it. */
  readonly isCorrected?: boolean;
  /** The change that the message is about, which can be taken back until the message leaves. */
  readonly grace?: Grace | undefined;
};

/**
 * Writes to the client of an order what the active templates of the purpose say, those of one channel where it is named, within
 * the transaction of the change. An order that waits for its confirmation would lapse if no one asked for it: where no e-mail
 * template asks, the usual words do.
 */
export async function writeOfOrder(
  context: OrderMessageContext,
  orderId: number,
  purpose: TemplatePurpose,
  channel?: MessageChannel,
): Promise<void> {
  const { db, now, delivery, clientLink: link, clientMessage, hasNewPin = false, isCorrected = false, grace } = context;
  const written = await activeWordings(db, purpose, channel);
  const isEmailed = channel !== 'sms' && (link !== undefined || isCorrected);
  const asks = purpose === 'confirm_request' && isEmailed && !written.some((wording) => wording.channel === 'email');
  if (written.length === 0 && !asks) return;
  const [order] = await readOrders(db, [orderId]);
  if (order === undefined) return;
  const { language } = order;
  const sequence = order.sequence === null ? 0 : order.sequence + 1;
  const counted = isCorrected
    ? undefined
    : { network: context.actor.id === null ? findNetwork(context.address) : null, salt: context.salt };
  const isByStaff = isCorrected || context.actor.id !== null;
  const common = {
    order,
    purpose,
    sequence,
    link,
    now,
    delivery,
    counted,
    isByStaff,
    grace,
    ...(clientMessage === undefined ? {} : { clientMessage }),
  };
  const wordings = [...written.map((wording) => chooseWording(language, purpose, wording)), ...(asks ? [usualRequest(language)] : [])];
  for (const wording of wordings) {
    await writeToClient(db, { ...common, wording: hasNewPin ? withNewPin(language, wording) : wording });
  }
}

/** The wording with a line about the PIN, which is another one than in what was written before. */
function withNewPin(language: Language, { content, ...wording }: Wording): Wording {
  return { ...wording, content: `${content}\n\n${chooseLetters(language).newPin}` };
}

/** The active templates of the purpose; of one channel alone where it is named. */
export async function activeWordings(db: Database, purpose: TemplatePurpose, channel?: MessageChannel): Promise<readonly StoredWording[]> {
  const { rows } = await sql<StoredWording>`
    select channel, subject, content, subject_en, content_en from templates
    where purpose = ${purpose} and active and deleted_at is null and channel = coalesce(${channel ?? null}::text, channel) order by id`.execute(
    db,
  );
  return rows;
}

/** What asks for the confirmation where no template does. */
export function usualRequest(language: Language): Wording {
  const { subject, body } = chooseLetters(language).confirmRequest;
  return { channel: 'email', subject, content: body };
}

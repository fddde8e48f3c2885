import { may } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { templates } from '../../../../contract/resources/web-orders/templates.ts';
import type { AnswerOf, SignedCallOf } from '../../../engine/call/call.ts';
import type { ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { inTransaction } from '../../../engine/rows/write-transaction.ts';
import { queueMessage } from '../../messages/outbox/queue-message.ts';

/** Sends what the author of a template wrote to the author, by the channel that clients would get it. */
export async function answerTemplateTest(
  { db, outward }: ResourceTools,
  call: SignedCallOf<'templates.test'>,
): Promise<AnswerOf<'templates.test'>> {
  const { session, body, now } = call;
  const { user } = session;
  if (!may(user, templates, 'list')) throw refuse('forbidden');
  const { channel, subject, content } = body;
  const recipient = channel === 'sms' ? user.phone_number : user.email;
  if (recipient === null) throw refuse('own_phone_missing');
  const hasGateway = outward.hasGateway[channel];
  return inTransaction(db, call, async (transaction) => {
    await queueMessage(transaction, {
      channel,
      recipient,
      // An e-mail without a subject has none, and no empty one.
      subject: channel === 'sms' || subject === '' ? null : subject,
      body: content,
      formatted: channel === 'email',
      now,
      hasGateway,
    });
    return { status: 200, body: { recipient, leaves: hasGateway } };
  });
}

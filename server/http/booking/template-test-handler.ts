import { may } from '../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { type MessageChannel, messageChannels } from '../../../contract/resources/settings/outbox.ts';
import { templates } from '../../../contract/resources/web-orders/templates.ts';
import { queueMessage } from '../../work/messages/queue-message.ts';
import type { Answer, SignedCall } from '../call/call.ts';
import { objectBody, refuseUnknown, requiredTextIn, textIn } from '../call/read-body.ts';
import type { ResourceTools } from '../rows/resource-tools.ts';
import { inTransaction } from '../rows/write-transaction.ts';

const longest = { subject: 200, content: 20_000 } as const;

/** Sends what the author of a template wrote to the author, by the channel that clients would get it. */
export async function answerTemplateTest({ db, outward }: ResourceTools, call: SignedCall): Promise<Answer> {
  const { session, body: given, now } = call;
  const { user } = session;
  if (!may(user, templates, 'list')) throw refuse('forbidden');
  const body = objectBody(given);
  refuseUnknown(body, ['channel', 'subject', 'content']);
  const channel = channelIn(body['channel']);
  const [subject, content] = [textIn(body, 'subject') ?? '', requiredTextIn(body, 'content')];
  if (content.length > longest.content) throw refuseValues({ content: { code: 'too_long', details: { max: longest.content } } });
  const recipient = channel === 'sms' ? user.phone_number : user.email;
  if (recipient === null) throw refuse('own_phone_missing');
  const hasGateway = outward.hasGateway[channel];
  const header = channel === 'sms' ? null : subject.replaceAll(/[\r\n]+/gu, ' ').slice(0, longest.subject);
  return inTransaction(db, call, async (transaction) => {
    await queueMessage(transaction, {
      channel,
      recipient,
      subject: header,
      body: content,
      formatted: channel === 'email',
      now,
      hasGateway,
    });
    return { status: 200, body: { recipient, leaves: hasGateway } };
  });
}

function channelIn(value: unknown): MessageChannel {
  const channel = messageChannels.find((one) => one === value);
  if (channel === undefined) throw refuseValues({ channel: { code: value === undefined ? 'required' : 'unknown_value' } });
  return channel;
}

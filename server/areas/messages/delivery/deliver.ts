import { sql } from 'kysely';
import type { Language } from '../../../../contract/basics/languages.ts';
import type { MessageChannel } from '../../../../contract/resources/settings/outbox.ts';
import type { EmailProblem } from '../../../../contract/resources/web-orders/orders.ts';
import { hiddenSecret } from '../../../../contract/rules/accounts/hidden-secret.ts';
import { calendarWithSecret } from '../../../../contract/rules/orders/calendar-file.ts';
import type { Clock } from '../../../adapters/clock.ts';
import { isOfGateway, isRefusedForGood } from '../../../adapters/delivery-faults.ts';
import type { Gateway, Gateways, Outgoing } from '../../../adapters/gateways.ts';
import type { Database } from '../../../db/database.ts';
import { officeName } from '../office-name.ts';
import { letterName, type OutcomeTools } from './email-outcome.ts';
import type { GatewayStates } from './gateways.ts';
import type { LastingFault } from './lasting-fault.ts';

export type DeliveryTools = OutcomeTools & {
  readonly clock: Clock;
  readonly gateways: Gateways;
  /** Called with whether each gateway works. */
  readonly states?: GatewayStates;
};

type Waiting = {
  readonly id: number;
  readonly channel: MessageChannel;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly formatted: boolean;
  readonly language: Language | null;
  readonly attempts: number;
  readonly created_at: Date;
};

/** Minutes before each further try. What the other side has refused for good has none: waiting changes nothing. */
const restMinutes = [1, 5, 15, 60] as const;
/** What could not be handed over is tried so often, until it is so old: a mail server that is away for a day loses nothing. */
const lateRest = { minutes: 60, untilHours: 26 } as const;
/** When a server took a message and died, another takes it after this long. */
const claimMinutes = 2;

/** Sends the message that waits longest; says whether there was any. Sent twice at worst, when the server dies right after. */
export async function deliverNext(tools: DeliveryTools): Promise<boolean> {
  const { db, clock, gateways } = tools;
  const now = clock.now();
  const message = await claim(db, gateways, now);
  if (message === undefined) return false;
  const gateway = gateways[message.channel];
  if (gateway === null) return false;
  const problem = await handOver(tools, message, gateway);
  if (message.channel === 'email' && problem !== undefined) await tools.onEmailOutcome({ letter: message.id, problem }, clock.now());
  return true;
}

/** Answers with what it says of the address: null where the letter was taken, nothing where it is to be tried again. */
async function handOver(
  { db, clock, salt, states }: DeliveryTools,
  message: Waiting,
  gateway: Gateway,
): Promise<EmailProblem | null | undefined> {
  try {
    const outgoing = await asItLeaves(db, message, salt);
    await leave(gateway, outgoing, states?.[message.channel]);
    // The text may carry a link or a code: no one needs it any more.
    await sql`
      with cleared as (delete from message_secrets where outbox_id = ${message.id}),
      emptied as (update order_messages set calendar = null where outbox_id = ${message.id})
      update outbox set state = 'sent', sent_at = ${clock.now()}, body = null, next_try_at = null, error = null, updated_at = ${clock.now()}
      where id = ${message.id}`.execute(db);
    return null;
  } catch (error) {
    const isRefused = isRefusedForGood(error);
    // An old message that someone sends by hand has its first tries as well.
    const isOld = message.created_at <= later(clock.now(), -lateRest.untilHours * 60);
    const minutes = isRefused ? undefined : (restMinutes[message.attempts - 1] ?? (isOld ? undefined : lateRest.minutes));
    const next = minutes === undefined ? null : later(clock.now(), minutes);
    const text = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await sql`
      update outbox set state = ${next === null ? 'failed' : 'waiting'}, next_try_at = ${next}, error = ${text}, updated_at = ${clock.now()}
      where id = ${message.id} and state = 'waiting'`.execute(db);
    return isRefused ? 'refused' : undefined;
  }
}

/** A message that the other side refuses has reached it: the way out works. */
async function leave(gateway: Gateway, outgoing: Outgoing, state: LastingFault | undefined): Promise<void> {
  try {
    await gateway(outgoing);
    state?.worked();
  } catch (error) {
    if (isOfGateway(error)) state?.failed(error);
    else state?.worked();
    throw error;
  }
}

type MessageParts = { readonly secret: string | null; readonly calendar: string | null; readonly office: string | null } & {
  readonly file_name: string | null;
  readonly file_type: string | null;
  readonly content: Buffer | null;
};

/**
 * Puts the link or the code into the text, where the row has a mark for it, and attaches files: the calendar file of an order, or the file
 * of a report. A second attempt names the files the same.
 */
async function asItLeaves(db: Database, message: Waiting, salt: string): Promise<Outgoing> {
  const { recipient, subject, body, formatted, language, channel } = message;
  const { rows } = await sql<MessageParts>`
    select s.secret, m.calendar, ${officeName(language)} as office, f.file_name, f.file_type, f.content
    from (select ${message.id}::int as id) one
    left join message_secrets s on s.outbox_id = one.id left join order_messages m on m.outbox_id = one.id
    left join report_letters r on r.outbox_id = one.id
    left join report_sendings f on f.template_id = r.template_id and f.due_at = r.due_at`.execute(db);
  const { secret = null, calendar = null, office = null, file_name: name = null, file_type: type = null, content = null } = rows[0] ?? {};
  const whole = secret === null ? body : body.replaceAll(hiddenSecret, secret);
  const file = calendar === null || secret === null ? calendar : calendarWithSecret(calendar, hiddenSecret, secret);
  return {
    recipient,
    subject,
    ...(formatted ? await formattedBody(whole) : { body: whole }),
    ...(channel === 'email' ? { identity: letterName(message, salt) } : {}),
    ...(office === null ? {} : { senderName: office }),
    ...(language === null ? {} : { language }),
    ...(file === null ? {} : { calendar: file }),
    ...(name === null || type === null || content === null ? {} : { file: { name, type, content } }),
  };
}

/** Reading Markdown takes memory, which a server without formatted messages does without. */
async function formattedBody(text: string): Promise<Pick<Outgoing, 'body' | 'html'>> {
  const { htmlOfFormatted, plainOfFormatted } = await import('../../../../contract/rules/text/formatted-text.ts');
  return { body: plainOfFormatted(text), html: htmlOfFormatted(text) };
}

async function claim(db: Database, gateways: Gateways, now: Date): Promise<Waiting | undefined> {
  const channels = (['email', 'sms'] as const).filter((channel) => gateways[channel] !== null);
  const { rows } = await sql<Waiting>`
    update outbox set attempts = coalesce(attempts, 0) + 1, next_try_at = ${later(now, claimMinutes)}
    where id = (
      select id from outbox where state = 'waiting' and next_try_at <= ${now} and channel = any(${channels}::text[])
        and not exists (select from message_secrets s where s.outbox_id = outbox.id and s.ends_at <= ${now})
        and created_at > coalesce((select messages_held_until from installation), '-infinity')
      order by created_at, id limit 1 for update skip locked)
    returning id, channel, recipient, subject, coalesce(body, '') as body, formatted, language, coalesce(attempts, 1) as attempts, created_at`.execute(
    db,
  );
  return rows[0];
}

function later(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000);
}

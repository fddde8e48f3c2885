import { sql } from 'kysely';
import { withoutAccount } from '../../server/db/rows/write/write-context.ts';
import { type Central, secretKey } from './central.ts';
import { type Client, numberAt } from './people.ts';

type Values = Readonly<Record<string, unknown>>;

/** A text with all tags that any purpose requires. */
export const allTags = '{store}|{address}|{service}|{pin}|{date}|{time}';

/** Makes a template of each purpose and channel, the subject of which is its purpose. */
export async function someTemplates(
  root: Client,
  purposes: readonly string[],
  channels: readonly string[] = ['email', 'sms'],
): Promise<void> {
  for (const purpose of purposes) {
    for (const channel of channels) {
      const draft = {
        name: `${purpose} ${channel}`,
        purpose,
        channel,
        subject: channel === 'email' ? purpose : null,
        content: purpose === 'cancelled' ? `${allTags}\n{message}` : allTags,
      };
      numberAt((await root.post('/templates', draft)).body, 'id');
    }
  }
}

/** Makes a reminder that is published. */
export async function aReminder(root: Client, values: Values = {}): Promise<number> {
  const draft = { type: 'email', time_before: 1, unit: 'days', subject: 'Připomenutí', content: allTags, published: true, ...values };
  return numberAt((await root.post('/notifications', draft)).body, 'id');
}

export type ClientLetter = {
  readonly purpose: string;
  readonly channel: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string | null;
  readonly sequence: number;
  readonly calendar: string | null;
  readonly created_at: Date;
};

/** What was written to the client of an order, in its order. */
export async function clientLettersOf({ db }: Pick<Central, 'db'>, order: number): Promise<readonly ClientLetter[]> {
  const { rows } = await sql<ClientLetter>`
    select m.purpose, o.channel, o.recipient, o.subject, o.body, m.sequence, m.calendar, o.created_at
    from order_messages m join outbox o on o.id = m.outbox_id where m.order_id = ${order} order by m.id`.execute(db);
  return rows;
}

/** What a message to a client is written with where the client causes it. */
export function asClient({ db, clock }: Pick<Central, 'db' | 'clock'>) {
  return { db, now: clock.now(), actor: withoutAccount('Klient'), address: '127.0.0.1', salt: secretKey } as const;
}

/** Switches messages to clients on and off. */
export async function letOut(root: Client, { email, sms }: { readonly email: boolean; readonly sms: boolean }): Promise<void> {
  const { body } = await root.get('/web-order-settings');
  const { status } = await root.patch('/web-order-settings', numberAt(body, 'version'), {
    email_notification: email,
    sms_notification: sms,
  });
  if (status !== 200) throw new Error(`the settings were not saved: ${status}`);
}

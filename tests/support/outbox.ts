import { sql } from 'kysely';
import { hiddenSecret } from '../../contract/rules/accounts/hidden-secret.ts';
import type { Central } from './central.ts';

export type Message = { readonly id: number; readonly subject: string | null; readonly body: string | null; readonly state: string };

/** Messages to an address as their recipient would read them, the newest first. */
export async function messagesTo({ db }: Pick<Central, 'db'>, recipient: string): Promise<readonly Message[]> {
  const { rows } = await sql<Message>`
    select o.id, o.subject, o.state, replace(o.body, ${hiddenSecret}, coalesce(s.secret, ${hiddenSecret})) as body
    from outbox o left join message_secrets s on s.outbox_id = o.id where o.recipient = ${recipient} order by o.id desc`.execute(db);
  return rows;
}

/** Secrets of the one-time links in these messages, the newest first. */
export async function linksTo(central: Pick<Central, 'db'>, recipient: string): Promise<readonly string[]> {
  const messages = await messagesTo(central, recipient);
  return messages.flatMap(({ body }) => /\/auth\/lost-password\/([\w-]{43})\n/u.exec(body ?? '')?.[1] ?? []);
}

import { sql } from 'kysely';
import { type Central, send } from './central.ts';
import { messagesTo } from './outbox.ts';
import { type Client, clientOf, signIn, textAt } from './people.ts';

/** Makes the policy demand a second factor, or not; as if there were a gateway. */
export async function demandFactor({ db }: Central, isDemanded = true): Promise<void> {
  await sql`update password_policy set second_factor_is_required = ${isDemanded}`.execute(db);
}

/** Gives the user a telephone that they have confirmed. */
export async function confirmPhone({ db }: Central, id: number, phone = '+420601234567'): Promise<string> {
  await sql`update users set phone_number = ${phone}, phone_number_confirmed = true where id = ${id}`.execute(db);
  return phone;
}

/** The code of the last SMS to the telephone. */
export async function lastCode(central: Central, phone: string): Promise<string> {
  const [last] = await messagesTo(central, phone);
  const code = /^\d+/u.exec(last?.body ?? '')?.[0];
  if (code === undefined) throw new Error(`no SMS to ${phone}`);
  return code;
}

/** A session of the account that has given its password, and what it may call. */
export async function entering(central: Central, { id, email }: { readonly id: number; readonly email: string }): Promise<Client> {
  const reply = await signIn(central, email);
  return clientOf(central, { id, email }, textAt(reply.body, 'tokens', 'access_token'), textAt(reply.body, 'tokens', 'refresh_token'));
}

/** Tries a refresh token. */
export function refresh(central: Central, token: string) {
  return send(central, { method: 'POST', url: '/central/auth/refresh', payload: { refresh_token: token } });
}

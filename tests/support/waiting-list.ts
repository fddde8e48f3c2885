import { sql } from 'kysely';
import type { Gateways } from '../../server/adapters/gateways.ts';
import { offerFreed } from '../../server/areas/booking/waiting-list/offer-freed.ts';
import type { Central, Reply } from './central.ts';
import { messagesTo } from './outbox.ts';
import type { Client } from './people.ts';
import { aWebOffice, type Public } from './public-booking.ts';

type Values = Readonly<Record<string, unknown>>;

/** The day of the visits of a booked office. */
export const fullDay = '2026-12-01';

/** A branch with so many visits of a quarter on the day, from nine o'clock, each for one client. */
export function anOfficeOf(root: Client, visits: number, capacity = 1): ReturnType<typeof aWebOffice> {
  const minutes = 9 * 60 + visits * 15;
  const closes = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return aWebOffice(root, capacity, {
    intervals: [{ weekday: 2, opens: '09:00', closes, length_minutes: 15, capacity, valid_from: null, valid_to: null }],
  });
}

/** Asks to wait for a time on the day. */
export function join(client: Public, service: number, values: Values = {}): Promise<Reply> {
  return client.post('/waiting-list', {
    service_id: service,
    first_day: fullDay,
    last_day: fullDay,
    name: 'Jana Nováková',
    email: 'jana@posta.test',
    ...values,
  });
}

/** Offers everything that can be offered now. */
export async function offerAll({ db, clock }: Pick<Central, 'db' | 'clock'>, gateways: Gateways): Promise<void> {
  const delivery = {
    hasGateway: { email: gateways.email !== null, sms: gateways.sms !== null },
    linkOrigin: () => 'http://localhost',
    hasBookingPage: true,
  };
  while (await offerFreed({ db, clock, delivery }));
}

/** Secrets of the links to a place on the list, the newest first. */
export async function waitsOf(central: Central, recipient: string): Promise<readonly string[]> {
  const messages = await messagesTo(central, recipient);
  return messages.flatMap(({ body }) => /#w=([\w-]{43})/u.exec(body ?? '')?.[1] ?? []);
}

/** Who waits at a branch, as the database has it: state by name. */
export async function statesOf({ db }: Pick<Central, 'db'>, store: number): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql<{ email: string; state: string }>`
    select coalesce(email, phone) as email, state from waiting_clients where store_id = ${store} order by id`.execute(db);
  return Object.fromEntries(rows.map(({ email, state }) => [email, state]));
}

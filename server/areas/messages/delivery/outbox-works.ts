import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { PeriodicWork } from '../../../engine/jobs/periodic-jobs.ts';
import { type DeliveryTools, deliverNext } from './deliver.ts';
import { gatewayStates } from './gateways.ts';

type Sending = Omit<DeliveryTools, 'states'> & { readonly log: Pick<Logger, 'error' | 'warn'> };

/** Sends the messages that wait; undefined without a gateway. */
export function sendMessagesWork({ log, ...tools }: Sending): PeriodicWork | undefined {
  const { email, sms } = tools.gateways;
  if (email === null && sms === null) return undefined;
  const states = gatewayStates(log);
  return { run: () => deliverNext({ ...tools, states }) };
}

/** This many at once; what is left comes next. */
const atOnce = 500;

/** Clears messages with an expired link or code, whatever became of sending them; says whether there were any. */
export async function clearExpired({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<boolean> {
  const now = clock.now();
  const expired = db.selectFrom('message_secrets').where('ends_at', '<=', now);
  const rows = await expired.select('outbox_id as id').orderBy('ends_at').limit(atOnce).execute();
  if (rows.length === 0) return false;
  await sql`select app_clear_messages(${rows.map(({ id }) => id)}::int[], ${now})`.execute(db);
  return true;
}

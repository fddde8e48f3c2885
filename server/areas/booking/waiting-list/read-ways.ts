import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import { letsEmailsOut, letsSmsOut } from '../client-messages/read-orders.ts';

type Ways = { readonly email: boolean; readonly sms: boolean };

/** By which ways clients are written to now: the settings let them, and there is a way out. */
export async function readWays(db: Database, hasGateway: Ways): Promise<Ways> {
  const { rows } = await sql<Ways>`select ${letsEmailsOut} as email, ${letsSmsOut} as sms`.execute(db);
  const { email, sms } = oneRow(rows);
  return { email: email && hasGateway.email, sms: sms && hasGateway.sms };
}

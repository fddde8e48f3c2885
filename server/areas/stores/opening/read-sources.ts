import { sql } from 'kysely';
import type { OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import type { Database } from '../../../db/database.ts';
import { sourcesJson } from './sources-json.ts';

/** All that decides what the days of the store look like, as it is. */
export async function readSources(db: Database, storeId: number): Promise<OpeningSources> {
  const { rows } = await sql<{ sources: OpeningSources }>`select ${sourcesJson(sql`${storeId}::int`)} as sources`.execute(db);
  return rows[0]?.sources ?? { plans: [], exceptions: [], marks: [] };
}

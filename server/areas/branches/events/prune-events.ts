import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** How long the journal is kept; what was received stays known for good (decision 0025). */
const keptDays = 31;
const atOnce = 5_000;

/**
 * Removes old events, a few at a time: events of a ticket or an outage without news for a month. Of devices, screens and
 * desks the newest event stays, because it still holds.
 */
export async function pruneEvents(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from branch_events e using (
        select store_id, sequence from branch_events o
        where o.received_at < ${before}::timestamptz and (
          o.subject = 'unreadable'
          or (o.subject ~ '^(ticket|outage):' and not exists (
            select from branch_events n where n.store_id = o.store_id and n.subject = o.subject and n.received_at >= ${before}::timestamptz))
          or (o.subject !~ '^(ticket|outage):' and exists (
            select from branch_events n where n.store_id = o.store_id and n.subject = o.subject and n.sequence > o.sequence))
        ) limit ${atOnce}
      ) over where e.store_id = over.store_id and e.sequence = over.sequence`.execute(db);
    if (numAffectedRows === undefined || numAffectedRows < BigInt(atOnce)) return;
  }
}

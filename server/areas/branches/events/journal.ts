import { sql } from 'kysely';
import { branchEvent } from '../../../../contract/channels/branch/events.ts';
import { parseRanges, type Range, rangesText } from '../../../../contract/rules/branch/ranges.ts';
import { groupBy } from '../../../../contract/rules/values/group-by.ts';
import type { Database } from '../../../db/database.ts';
import { type OwnEvent, withoutForeign } from './references.ts';
import { parseSubject } from './subject.ts';

export type Journal = { readonly received: readonly Range[]; readonly connection: string | null };

/** The journals of stores, held until the transaction ends, always in one order. */
export async function lockJournals(db: Database, storeIds: readonly number[]): Promise<ReadonlyMap<number, Journal>> {
  const { rows } = await sql<{ store_id: number; received: string; connection: string | null }>`
    select store_id, received::text, connection from branch_journals
    where store_id = any(${[...storeIds]}::int[]) order by store_id for update`.execute(db);
  return new Map(rows.map(({ store_id, received, connection }) => [store_id, { received: parseRanges(received), connection }]));
}

/** A line of the journal; instants are ISO texts. */
export type Line = {
  readonly store_id: number;
  readonly sequence: number;
  readonly subject: string;
  readonly at: Date;
  readonly counted_at: Date;
  readonly ahead: boolean;
  readonly fault: string | null;
  readonly body: unknown;
};

/** Keeps lines that are not there yet, and writes down that they were received. Answers with the journals as they then are. */
export async function addLines(db: Database, lines: readonly Line[], now: Date): Promise<ReadonlyMap<number, readonly Range[]>> {
  await sql`
    insert into branch_events (store_id, sequence, subject, at, counted_at, received_at, ahead, fault, body)
    select store_id, sequence, subject, at, counted_at, ${now}::timestamptz, ahead, fault, body
    from json_to_recordset(${JSON.stringify(lines)}::json) as l (store_id int, sequence bigint, subject text, at timestamptz,
      counted_at timestamptz, ahead boolean, fault text, body jsonb)
    on conflict do nothing`.execute(db);
  const added = [...groupBy(lines, ({ store_id }) => store_id)].map(([storeId, own]) => ({
    store_id: storeId,
    ranges: rangesText(own.map(({ sequence }) => [sequence, sequence])),
    faulty: own.filter(({ fault }) => fault !== null).length,
    ahead: own.filter(({ ahead }) => ahead).length,
  }));
  const { rows } = await sql<{ store_id: number; received: string }>`
    update branch_journals j set received = j.received + a.ranges::int8multirange, faulty = j.faulty + a.faulty, ahead = j.ahead + a.ahead
    from json_to_recordset(${JSON.stringify(added)}::json) as a (store_id int, ranges text, faulty int, ahead int)
    where j.store_id = a.store_id returning j.store_id, j.received::text`.execute(db);
  return new Map(rows.map(({ store_id, received }) => [store_id, parseRanges(received)]));
}

/** An event as it counts: `at` is when, in milliseconds. */
export type Counted = { readonly sequence: number; readonly at: number; readonly event: OwnEvent };
export type Subject = { readonly storeId: number; readonly subject: string; readonly events: readonly Counted[] };

/** Far more than any ticket or any day of a device has: what one subject may cost. A batch can be of as many tickets as events. */
const mostOfSubject = { ticket: 50, outage: 50, other: 500 } as const;
/** The first events of a ticket or an outage say what it is, however many follow. */
const firstOfSubject = { ticket: 10, outage: 10, other: 0 } as const;

/** Everything that was reported of the subjects, the beginning and the newest of what is too much. */
export async function readSubjects(
  db: Database,
  wanted: readonly { readonly store_id: number; readonly subject: string }[],
): Promise<readonly Subject[]> {
  const asked = wanted.map(({ store_id, subject }) => {
    const kind = kindOf(subject);
    return { store_id, subject, first: firstOfSubject[kind], most: mostOfSubject[kind] };
  });
  const { rows } = await sql<{
    store_id: number;
    subject: string;
    sequence: number;
    counted_at: Date;
    fault: string | null;
    body: unknown;
  }>`
    select w.store_id, w.subject, e.sequence, e.counted_at, e.fault, e.body
    from json_to_recordset(${JSON.stringify(asked)}::json) as w (store_id int, subject text, first int, most int)
    cross join lateral (
      (select sequence, counted_at, fault, body from branch_events b
        where b.store_id = w.store_id and b.subject = w.subject order by sequence desc limit w.most)
      union
      (select sequence, counted_at, fault, body from branch_events b
        where b.store_id = w.store_id and b.subject = w.subject order by sequence limit w.first)
    ) e`.execute(db);
  return [...groupBy(rows, ({ store_id, subject }) => `${store_id} ${subject}`).values()].map((own) => ({
    storeId: own[0]?.store_id ?? 0,
    subject: own[0]?.subject ?? '',
    events: own.flatMap(({ sequence, counted_at, fault, body }) => {
      const reported = branchEvent.safeParse(body);
      const event = reported.success ? withoutForeign(reported.data, fault) : null;
      return event === null ? [] : [{ sequence, at: counted_at.getTime(), event }];
    }),
  }));
}

function kindOf(subject: string): keyof typeof mostOfSubject {
  const [kind] = parseSubject(subject);
  return kind === 'ticket' || kind === 'outage' ? kind : 'other';
}

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

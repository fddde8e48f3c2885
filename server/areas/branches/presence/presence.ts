import { sql } from 'kysely';
import { limits } from '../../../../contract/basics/limits.ts';
import { clockSkewSeconds } from '../../../../contract/rules/branch/clock-skew.ts';
import type { ConnectionEndKind } from '../../../../contract/rules/branch-status/silence-cause.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { stateChanged } from '../../../db/rows/write/publish-change.ts';
import { retried } from '../../../db/transactions.ts';
import { publishChanges } from '../events/publish-changes.ts';
import { closeSilences, publishDevices } from './silence.ts';
import { judgeSocketEnd, type SocketEnd } from './socket-end.ts';

/** How often readers are notified that a store still communicates. */
const notifiedEveryMs = 60_000;

type Contact = { first: Date; last: Date; skew: number | null; connected: Date | null };

/** What is received from branches, kept in memory and written in batches (page 08, Data). */
export type Presence = {
  readonly connected: (storeId: number) => void;
  readonly contacted: (storeId: number, branchSays?: string) => void;
  /** The connection of the store ended, unless another one counts by now. */
  readonly left: (connection: { readonly storeId: number; readonly connection: string }, end: SocketEnd) => void;
  /** Someone named the store and did not prove to be it. */
  readonly refused: (storeId: number) => void;
  /** Writes what was received since the last time. */
  readonly flush: () => Promise<void>;
};

export function createPresence(db: Database, clock: Clock): Presence {
  const notifiedAt = new Map<number, number>();
  let gathered = new Map<number, Contact>();
  let gone = new Map<string, number>();
  let endings = new Map<number, Ending>();
  const refusedAt = new Map<number, number>();
  const note = (storeId: number, more: Partial<Contact>): void => {
    const now = clock.now();
    const before = gathered.get(storeId) ?? { first: now, last: now, skew: null, connected: null };
    gathered.set(storeId, { ...before, last: now, ...more });
  };
  return {
    connected: (storeId) => note(storeId, { connected: clock.now() }),
    contacted: (storeId, branchSays) => {
      note(storeId, branchSays === undefined ? {} : { skew: clockSkewSeconds(new Date(branchSays), clock.now()) });
    },
    left: ({ storeId, connection }, end) => {
      notifiedAt.delete(storeId);
      gone.set(connection, storeId);
      const kind = judgeSocketEnd(end);
      if (kind !== null) endings.set(storeId, { kind, at: clock.now(), connection });
    },
    refused: (storeId) => {
      // Anyone who asks again and again costs one row a minute.
      if (clock.monotonic() - (refusedAt.get(storeId) ?? -Infinity) < notifiedEveryMs) return;
      refusedAt.set(storeId, clock.monotonic());
      endings.set(storeId, { kind: 'wrong_key', at: clock.now(), connection: null });
    },
    flush: async () => {
      if (gathered.size === 0 && gone.size === 0 && endings.size === 0) return;
      const [batch, ended, ends] = [gathered, gone, endings];
      gathered = new Map();
      gone = new Map();
      endings = new Map();
      try {
        await retried(() =>
          keepContacts(db, { batch, gone: ended, endings: ends, notifiedAt, now: clock.now(), monotonic: clock.monotonic() }),
        );
      } catch (error) {
        for (const [connection, storeId] of ended) gone.set(connection, storeId);
        endings = new Map([...ends, ...endings]);
        // Nothing is forgotten: what came meanwhile is newer.
        for (const [id, one] of batch) gathered.set(id, { ...one, ...gathered.get(id), first: one.first });
        throw error;
      }
    },
  };
}

type Keeping = {
  readonly batch: ReadonlyMap<number, Contact>;
  /** Stores by the connections that ended. */
  readonly gone: ReadonlyMap<string, number>;
  readonly endings: ReadonlyMap<number, Ending>;
  readonly notifiedAt: Map<number, number>;
  readonly now: Date;
  readonly monotonic: number;
};
type Before = { readonly id: number; readonly version: number; readonly last: Date | null };

async function keepContacts(db: Database, { batch, gone, endings, notifiedAt, now, monotonic }: Keeping): Promise<void> {
  const given = [...batch].map(([id, { last, skew, connected }]) => ({ id, last, skew, connected }));
  const reported = await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Before>`
      with given as (
        select * from json_to_recordset(${JSON.stringify(given)}::json)
          as g (id int, last timestamptz(3), skew int, connected timestamptz(3))
      ), before as (
        select s.id, s.version, l.last_socket_communication_at as last
        from given g join stores s on s.id = g.id left join stores_live l on l.id = g.id
      ), kept as (
        insert into stores_live as l (id, last_socket_communication_at, clock_skew_seconds, connected_since)
        select id, last, skew, connected from given order by id
        on conflict (id) do update set
          last_socket_communication_at = greatest(l.last_socket_communication_at, excluded.last_socket_communication_at),
          clock_skew_seconds = coalesce(excluded.clock_skew_seconds, l.clock_skew_seconds),
          connected_since = coalesce(excluded.connected_since, l.connected_since)
      )
      select id, version, last from before`.execute(transaction);
    const turned = rows.filter((row) => isTurn(row, now) || (batch.get(row.id)?.connected ?? null) !== null);
    const due = rows.filter(({ id }) => monotonic - (notifiedAt.get(id) ?? -Infinity) >= notifiedEveryMs);
    const all = [...new Set([...turned, ...due])];
    await publishChanges(transaction, all.map(storeChange), now);
    const back = rows.filter((row) => isTurn(row, now));
    await closeSilences(
      transaction,
      back.map(({ id }) => ({ store_id: id, ended_at: batch.get(id)?.first ?? now })),
      now,
    );
    await publishDevices(
      transaction,
      back.map(({ id }) => id),
      now,
    );
    const { rows: left } = await sql<{ id: number; version: number }>`
      update stores_live l set connected_since = null
      from json_to_recordset(${JSON.stringify([...gone].map(([connection, store_id]) => ({ connection, store_id })))}::json)
        as g (connection text, store_id int), branch_journals j, stores s
      where l.id = g.store_id and j.store_id = g.store_id and j.connection = g.connection and s.id = g.store_id
      returning l.id, s.version`.execute(transaction);
    const ended = await keepEndings(transaction, endings);
    const changed = new Map([...left, ...ended].map((row) => [row.id, row]));
    await publishChanges(transaction, [...changed.values()].map(storeChange), now);
    return all;
  });
  for (const { id } of reported) notifiedAt.set(id, monotonic);
}

/** Whether the store was not communicating before: then its colour turns. */
function isTurn({ last }: Before, now: Date): boolean {
  return last === null || now.getTime() - last.getTime() > limits.temporarilySilentAfterMinutes * 60_000;
}

function storeChange({ id, version }: { readonly id: number; readonly version: number }) {
  return { resource: 'stores', record_id: id, version, action: stateChanged, store_id: id } as const;
}

/** How the connection of a store ended, or that a claim of one was refused, which has no connection. */
type Ending = { readonly kind: ConnectionEndKind; readonly at: Date; readonly connection: string | null };

/**
 * Writes why stores are not connected, the newest of each. An ending of a connection that another one has replaced says nothing.
 * Answers the stores where the reason is another one now.
 */
async function keepEndings(
  transaction: Database,
  endings: ReadonlyMap<number, Ending>,
): Promise<readonly { readonly id: number; readonly version: number }[]> {
  if (endings.size === 0) return [];
  const given = [...endings].map(([id, ending]) => ({ id, ...ending }));
  const { rows } = await sql<{ id: number; version: number }>`
    with given as (
      select g.* from json_to_recordset(${JSON.stringify(given)}::json) as g (id int, kind text, at timestamptz(3), connection text)
      left join branch_journals j on j.store_id = g.id
      where g.connection is null or g.connection = j.connection
    ), kept as (
      insert into branch_endings as e (store_id, kind, at) select id, kind, at from given order by id
      on conflict (store_id) do update set kind = excluded.kind, at = excluded.at where e.at <= excluded.at
      returning e.store_id
    )
    select s.id, s.version from kept k join stores s on s.id = k.store_id`.execute(transaction);
  return rows;
}

import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { branchProofText } from '../../../../contract/channels/branch/proofs.ts';
import { parseRanges, type Range } from '../../../../contract/rules/branch/ranges.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { unseal } from '../../../keys/seal.ts';
import { sealedPlace } from '../../../keys/sealed-columns.ts';
import { digestSecret } from '../../../keys/secrets.ts';
import { batchCalls } from './batch-calls.ts';

/** What a branch says to be let in; `digest` is base64url. */
export type Claim = { readonly storeCode: string; readonly branchNonce: string; readonly centralNonce: string; readonly digest: string };

/** The connection that now counts for the store. `digest` proves that the central has the key as well. */
export type Admitted = {
  readonly storeId: number;
  readonly storeCode: string;
  readonly connection: string;
  /** Of the key as it is kept, and of the key itself: when it becomes another one, the connection ends. */
  readonly keyMark: string;
  readonly keyDigest: string;
  readonly digest: string;
  readonly received: readonly Range[];
  /** Of the central: another one after it was restored from a backup. */
  readonly incarnation: number;
  /** The newest revision of the store. */
  readonly revision: number;
  /** The last revision that the branch said it applied; null of one that never had its configuration. */
  readonly applied: number | null;
};

type Known = { readonly id: number; readonly code: string; readonly key: string; readonly mark: string };
type BranchProgress = {
  readonly store_id: number;
  readonly received: string;
  readonly revision: number | null;
  readonly applied: number | null;
  readonly incarnation: number;
};
type Verified = { readonly known: Known; readonly digest: string; readonly keyDigest: string };

/**
 * Judges claims, those that come at once together: a town's branches all come back after a restart. Null: not admitted.
 * `refused` is called with the store that a claim names and does not prove.
 */
export function createAdmission(
  db: Database,
  clock: Clock,
  secrets: readonly Uint8Array[],
  refused: (storeId: number) => void,
): (claim: Claim) => Promise<Admitted | null> {
  // A branch that names no store is judged by a key that no one has, in the same way and the same time.
  const nobodysKey = randomBytes(32).toString('base64url');
  return batchCalls(async (claims) => {
    const known = await findStores(db, [...new Set(claims.map(({ storeCode }) => storeCode))]);
    const verified = claims.map((claim) => {
      const store = known.get(claim.storeCode);
      const key = (store === undefined ? null : unseal(secrets, sealedPlace('branch_keys', store.id), store.key)) ?? nobodysKey;
      const holds = isProof(key, claim);
      if (store === undefined || key === nobodysKey) return null;
      if (!holds) {
        refused(store.id);
        return null;
      }
      return { known: store, digest: proofOf(key, 'central', claim), keyDigest: digestSecret(key) };
    });
    return letIn(db, clock.now(), verified);
  }, 500);
}

async function findStores(db: Database, codes: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  const { rows } = await sql<Known>`
    select id, code, pre_shared_key as key, md5(pre_shared_key) as mark from stores
    where code = any(${[...codes]}::text[]) and active and deleted_at is null and pre_shared_key is not null`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}

/** Of two that claim one store at once, the later one stays. */
async function letIn(db: Database, now: Date, verified: readonly (Verified | null)[]): Promise<readonly (Admitted | null)[]> {
  const connections = verified.map(() => randomUUID());
  const last = new Map(verified.flatMap((one, place) => (one === null ? [] : [[one.known.id, connections[place]] as const])));
  if (last.size === 0) return verified.map(() => null);
  const given = [...last].map(([store_id, connection]) => ({ store_id, connection }));
  const { rows } = await sql<BranchProgress>`
    with kept as (
      insert into branch_journals as j (store_id, connection, connected_at, first_connected_at)
      select g.store_id, g.connection, ${now}::timestamptz, case when l.last_socket_communication_at is null then ${now}::timestamptz else s.created_at end
      from json_to_recordset(${JSON.stringify(given)}::json) as g (store_id int, connection text)
      join stores s on s.id = g.store_id left join stores_live l on l.id = g.store_id order by g.store_id
      on conflict (store_id) do update set connection = excluded.connection, connected_at = excluded.connected_at,
        first_connected_at = coalesce(j.first_connected_at, excluded.first_connected_at)
      returning j.store_id, j.received
    )
    select k.store_id, k.received::text, b.newest as revision, b.acknowledged as applied, i.incarnation
    from kept k cross join installation i left join branch_revisions b on b.store_id = k.store_id`.execute(db);
  const progress = new Map(rows.map((row) => [row.store_id, row]));
  return verified.map((one, place) => {
    const row = one === null ? undefined : progress.get(one.known.id);
    if (one === null || row === undefined) return null;
    return {
      storeId: one.known.id,
      storeCode: one.known.code,
      connection: connections[place] ?? '',
      keyMark: one.known.mark,
      keyDigest: one.keyDigest,
      digest: one.digest,
      received: parseRanges(row.received),
      incarnation: row.incarnation,
      revision: row.revision ?? 0,
      applied: row.applied,
    };
  });
}

function isProof(key: string, claim: Claim): boolean {
  const [expected, given] = [Buffer.from(proofOf(key, 'branch', claim)), Buffer.from(claim.digest)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function proofOf(key: string, by: 'branch' | 'central', nonces: Claim): string {
  return createHmac('sha256', key).update(branchProofText(by, nonces)).digest('base64url');
}

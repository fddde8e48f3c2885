import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Database } from '../../db/database.ts';
import type { KeptCounts } from '../../db/kept-counts.ts';
import type { Reading } from '../../db/rows/read.ts';
import type { DeliveryContext } from '../../db/rows/write/write-context.ts';
import type { SignedCall } from '../call/call.ts';
import type { Entities } from '../write/hooks.ts';

/** What the calls of all entities share. */
export type ResourceTools = {
  readonly db: Database;
  readonly entities: Entities;
  /** Secret of digests in the audit. */
  readonly salt: string;
  readonly delivery: DeliveryContext;
  readonly counts: KeptCounts;
};

/** Reads the entity as who calls. */
export function createReading(resource: AnyResource, { db, counts }: ResourceTools, { session, now }: SignedCall): Reading {
  return { db, resource, actor: session.user, now, counts };
}

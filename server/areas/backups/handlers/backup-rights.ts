import { type Actor, may } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { backups } from '../../../../contract/resources/stores/backups.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import type { WholeRow } from '../../../db/rows/present.ts';
import { findRow } from '../../../db/rows/read.ts';
import type { SignedCallOf } from '../../../engine/call/call.ts';
import type { ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { configuring } from '../store-backups/snapshot.ts';

/** A backup reports everything that configures the store: only who may read all that may look into it. */
export function demandWhole({ entities }: Pick<ResourceTools, 'entities'>, actor: Actor): void {
  if (!configuring(entities.all).every((resource) => may(actor, resource, 'list'))) throw refuse('forbidden');
}

type OfStore = SignedCallOf<'backups.make' | 'backups.upload'>;
type OfBackup = SignedCallOf<'backups.file-address' | 'backups.preview' | 'backups.apply'>;

/** A store that the caller may change: only they back it up. */
export async function storeForBackup(tools: ResourceTools, call: OfStore): Promise<WholeRow> {
  const { user } = call.session;
  if (!may(user, stores, 'edit')) throw refuse('forbidden');
  const row = await findRow({ db: tools.db, resource: stores, actor: user, now: call.now }, call.path.id);
  if (row === undefined) throw refuse('not_found');
  return row;
}

/** The backup of the address, as far as the caller may see it. */
export async function backupSeen(tools: ResourceTools, call: OfBackup): Promise<WholeRow> {
  const { user } = call.session;
  if (!may(user, backups, 'show')) throw refuse('forbidden');
  const row = await findRow({ db: tools.db, resource: backups, actor: user, now: call.now }, call.path.id);
  if (row === undefined) throw refuse('not_found');
  return row;
}

/** `zaloha-RADNICE-2026-11-22.jsonl`: what every file system takes. */
export function backupFileName(code: string, madeAt: Date): string {
  const plain = code.normalize('NFD').replace(/[^A-Za-z0-9-]/gu, '');
  return `zaloha-${plain}-${localDay(madeAt)}.jsonl`;
}

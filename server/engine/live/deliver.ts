import type { Database } from '../../db/database.ts';
import { type Asked, visibleAmong } from '../../db/rows/visible-among.ts';
import type { Change } from '../../db/rows/write/changes.ts';
import { changeText, positionText } from './event-text.ts';
import { type Interests, verdictOn } from './interests.ts';
import type { Reader } from './reader.ts';

/** Sends each reader the changes that it may know of, and the position up to which it then has them. */
export async function deliver(db: Database, readers: Iterable<Reader>, changes: readonly Change[], position: string): Promise<void> {
  const all = [...readers];
  const isReferred = await referredAmong(db, all, changes);
  for (const reader of all) {
    const interests = reader.interests();
    const texts = changes.flatMap((change) => {
      const verdict = verdictOn(change, interests);
      const isSent = verdict === 'send' || (verdict === 'if referred' && isReferred(interests, change));
      if (!isSent) return [];
      const withActor = interests.byResource.get(change.resource)?.view === 'whole';
      return [changeText(change, { withActor, isOwn: change.actorId === reader.userId })];
    });
    if (texts.length > 0) reader.send(texts.join('') + positionText(position));
  }
}

type IsReferred = (interests: Interests, change: Change) => boolean;

/** Asks once for all readers who see a row only while another one refers to it. */
async function referredAmong(db: Database, readers: readonly Reader[], changes: readonly Change[]): Promise<IsReferred> {
  const asked = new Map<string, Omit<Asked, 'ids'> & { readonly ids: Set<number> }>();
  for (const reader of readers) {
    const interests = reader.interests();
    for (const change of changes) {
      const { resource, referredFrom } = interests.byResource.get(change.resource) ?? {};
      if (change.id === null || resource === undefined || referredFrom === undefined) continue;
      if (verdictOn(change, interests) !== 'if referred') continue;
      const key = readerKey(interests, change.resource);
      const lookup = asked.get(key) ?? { resource, referredFrom, actor: interests.actor, ids: new Set() };
      lookup.ids.add(change.id);
      asked.set(key, lookup);
    }
  }
  const keys = [...asked.keys()];
  const seen = await visibleAmong(
    db,
    [...asked.values()].map((lookup) => ({ ...lookup, ids: [...lookup.ids] })),
  );
  return (interests, { resource, id }) => id !== null && seen[keys.indexOf(readerKey(interests, resource))]?.has(id) === true;
}

/** Readers of the same rights get the same answer. */
function readerKey({ actor }: Interests, resource: string): string {
  const { role, level, resources, limitations } = actor;
  return JSON.stringify([resource, role, level, resources, limitations]);
}

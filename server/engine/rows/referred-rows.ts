import { prefetchedRows } from '../../db/rows/prefetch.ts';
import type { Reading } from '../../db/rows/read.ts';
import type { Entities } from '../write/entities.ts';
import { visibilityOf, within } from './visibility.ts';

/** Rows of the named entity that others refer to, as JSON texts, as far as the reader may see them. */
export async function referredRows(
  { db, actor, now }: Pick<Reading, 'db' | 'actor' | 'now'>,
  entities: Entities,
  name: string,
  ids: readonly number[],
): Promise<readonly string[]> {
  const target = entities.find(name);
  const visibility = target === undefined ? undefined : visibilityOf(target, entities.all, actor, 'list');
  if (target === undefined || visibility === undefined) return [];
  return prefetchedRows({ reading: { db, actor, now, resource: target, ...within(visibility) }, view: visibility.view, ids });
}

import { type Action, type Actor, may } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import { isWritable, leadsTo } from '../../../contract/derive/fields.ts';
import { isGroup } from '../../../contract/derive/filters/filter-tree.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { prefetchedRows } from '../../db/rows/prefetch.ts';
import type { ListQuery, View } from '../../db/rows/query/query.ts';
import type { Reading } from '../../db/rows/read.ts';
import type { Entities } from '../write/hooks.ts';

/** How much of an entity a user sees: whole rows or names, and whether only rows that others refer to. */
export type Visibility = { readonly view: View; readonly referredFrom?: readonly AnyResource[] };

/**
 * What the user sees of the entity; refuses a user who sees nothing. A user without the right to read the entity still reads
 * names of its rows that readable entities refer to (page 08, Rights): all names where a form offers them as a choice, else
 * only of rows that are referred to.
 */
export function requireVisibility(resource: AnyResource, all: readonly AnyResource[], user: Actor, action: Action): Visibility {
  const visibility = visibilityOf(resource, all, user, action);
  if (visibility === undefined) throw refuse('forbidden');
  return visibility;
}

/** The same without a refusal: undefined where the user sees nothing. */
function visibilityOf(resource: AnyResource, all: readonly AnyResource[], user: Actor, action: Action): Visibility | undefined {
  if (may(user, resource, action)) return { view: 'whole' };
  const referrers = all.filter(
    (other) => may(user, other, 'list') && Object.values(other.fields).some((field) => leadsTo(field, resource)),
  );
  if (referrers.length === 0) return undefined;
  const isChosen = referrers.some(
    (other) => may(user, other, 'edit') && Object.values(other.fields).some((field) => leadsTo(field, resource) && isWritable(field)),
  );
  return isChosen ? { view: 'reference' } : { view: 'reference', referredFrom: referrers };
}

/** The visibility as a part of a reading. */
export function within({ referredFrom }: Visibility): Pick<Reading, 'referredFrom'> {
  return referredFrom === undefined ? {} : { referredFrom };
}

/** Whether a list asks for rows by their identifiers and for nothing wider. */
export function isByIdentifier({ conditions, search }: ListQuery): boolean {
  return (
    search === null && conditions.some((part) => !isGroup(part) && part.name === 'id' && (part.operator === 'eq' || part.operator === 'in'))
  );
}

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

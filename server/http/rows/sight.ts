import { type Action, type Actor, may } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import { isWritable, leadsTo } from '../../../contract/derive/fields.ts';
import { isGroup } from '../../../contract/derive/filters/filter-tree.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { ListQuery, View } from '../../db/rows/query/query.ts';
import type { Reading } from '../../db/rows/read.ts';

/** How much of an entity a reader sees, and which rows beyond the limitation. */
export type Sight = { readonly view: View; readonly referredFrom?: readonly AnyResource[] };

/**
 * Who may not read the entity still reads the names of what refers to it from where they may (page 08, Rights): all of
 * them where they choose one in a form, else only the rows that are really referred to. Nobody else sees anything.
 */
export function sightOf(resource: AnyResource, all: readonly AnyResource[], user: Actor, action: Action): Sight {
  const sight = sightFor(resource, all, user, action);
  if (sight === undefined) throw refuse('forbidden');
  return sight;
}

/** The same where nothing may be seen without being refused. */
export function sightFor(resource: AnyResource, all: readonly AnyResource[], user: Actor, action: Action): Sight | undefined {
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

/** The same as a reading is told it. */
export function within({ referredFrom }: Sight): Pick<Reading, 'referredFrom'> {
  return referredFrom === undefined ? {} : { referredFrom };
}

/** Whether a list asks for rows by their identifiers and for nothing wider. */
export function isByIdentifier({ conditions, search }: ListQuery): boolean {
  return (
    search === null && conditions.some((part) => !isGroup(part) && part.name === 'id' && (part.operator === 'eq' || part.operator === 'in'))
  );
}

import { bulkActionsOf } from '../../../contract/derive/trash.ts';
import { numberAt, valueAt } from '../people.ts';
import { isWhollyWithin, isWithin, sight, writes } from '../rights/model.ts';
import { type Asking, allRows, differs, inOrder, isVisible, pickedRow, visibleRows, type Way, wrongColumns } from './asking.ts';
import type { ModelRow } from './random-world.ts';

/** Every way to reach for rows, one by one or many at once; one that is new is a line here. */
export const waysToReach: Readonly<Record<string, Way>> = {
  show: async (asking) => {
    const row = pickedRow(asking);
    const reply = await asking.get(`/${asking.resource.name}/${row?.id ?? 1}`);
    const expected = sight(asking.subject, asking.resource) === 'nothing' ? 403 : isVisible(asking, row) ? 200 : 404;
    return differs(reply, expected) ?? (reply.status === 200 ? wrongColumns(asking, [Object(reply.body)]) : null);
  },
  history: async (asking) => {
    const row = pickedRow(asking);
    const expected = sight(asking.subject, asking.resource) !== 'whole' ? 403 : isVisible(asking, row) ? 200 : 404;
    return differs(await asking.get(`/${asking.resource.name}/${row?.id ?? 1}/history`), expected, asking.resource);
  },
  edit: (asking) => reached(asking, 'PATCH'),
  delete: (asking) => reached(asking, 'DELETE'),
  'bulk by filter': (asking) => handled(asking, { filter: {} }, visibleRows(asking)),
  'bulk by ids': (asking) => handled(asking, { ids: allRows(asking).map(({ id }) => id) }, allRows(asking)),
};

/** A row that is not seen is not reached either, not even as far as its version; what is seen is left as it is. */
async function reached(asking: Asking, method: 'PATCH' | 'DELETE'): Promise<string | null> {
  const row = pickedRow(asking);
  if (isVisible(asking, row)) return null;
  const action = method === 'PATCH' ? 'edit' : 'delete';
  const { operations } = asking.resource;
  const isOffered = operations === undefined || operations.includes(action);
  const expected = !isOffered ? 405 : writes(asking.subject, asking.resource, action) ? 404 : 403;
  return differs(await asking.change(method, `/${asking.resource.name}/${row?.id ?? 1}`), expected);
}

/** A try at all rows names those that are seen, and does what it is asked to those alone where the stores are all theirs. */
async function handled(asking: Asking, chosen: object, named: readonly ModelRow[]): Promise<string | null> {
  const { resource, subject } = asking;
  if (!bulkActionsOf(resource).includes('delete')) return null;
  const reply = await asking.bulk({ action: 'delete', dry_run: true, ...chosen });
  const isAllowed = writes(subject, resource, 'delete');
  if (!isAllowed || reply.status !== 200) return differs(reply, isAllowed ? 200 : 403);
  const results = Object.values(Object(valueAt(reply.body, 'results')));
  const ids = results.map((one) => numberAt(one, 'id'));
  if (inOrder(ids) !== inOrder(named.map(({ id }) => id)))
    return `was told of ${inOrder(ids)} instead of ${inOrder(named.map(({ id }) => id))}`;
  const wrong = results.find((one) => {
    const row = named.find(({ id }) => id === numberAt(one, 'id'));
    const isTheirs = row !== undefined && isVisible(asking, row) && isWhollyWithin(subject, row.stores);
    const isNamed = valueAt(one, 'name') !== null;
    return valueAt(one, 'result') === 'done' ? !isTheirs : isNamed && row !== undefined && !isWithin(subject, row.stores);
  });
  return wrong === undefined ? null : `was answered ${JSON.stringify(wrong)}`;
}

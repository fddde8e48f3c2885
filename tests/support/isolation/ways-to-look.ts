import { searching } from '../../../contract/basics/limits.ts';
import { isFoundAtOnce } from '../../../contract/derive/found-at-once.ts';
import { facetNames } from '../../../contract/derive/list-meta.ts';
import { hasTrash } from '../../../contract/derive/trash.ts';
import type { Reply } from '../central.ts';
import { numberAt, rowsOf as rowsIn, valueAt } from '../people.ts';
import { isWithin, sight, writes } from '../rights/model.ts';
import { type Asking, allRows, differs, inOrder, visibleRows, type Way, wrongColumns } from './asking.ts';
import type { ModelRow } from './random-world.ts';

/** Every way to look at many rows; one that is new is a line here. */
export const waysToLook: Readonly<Record<string, Way>> = {
  list: (asking) => seen(asking, {}, () => true),
  filter: (asking) => {
    const store = asking.world.stores[asking.given.store] ?? 0;
    const { limitedBy } = asking.resource;
    // A row of several stores does not tell its reader of those beyond their limitation, by a filter neither.
    const isShown = limitedBy === null || isWithin(asking.subject, [store]);
    return seen(asking, { [limitedBy ?? 'id']: store }, (row) => isShown && row.stores.includes(store));
  },
  'groups of a filter': (asking) => {
    const store = asking.world.stores[asking.given.store] ?? 0;
    const key = asking.resource.limitedBy ?? 'id';
    // Anyone who may see more than that store gets more: every row has an identifier, and some belong to the store.
    return seen(asking, { any: [{ [key]: store }, { all: [{ id_ne: 2_147_483_647 }] }] }, () => true);
  },
  search: (asking) => {
    const { word } = asking.given;
    const isWhole = sight(asking.subject, asking.resource) === 'whole';
    return seen(asking, { q: word }, (row) => row.word === word && (isWhole || row.inName));
  },
  'search of everything': foundAtOnce,
  query: (asking) => {
    return seenBy(asking, () => asking.query({ filter: {}, range: [0, 999] }), { isByIdentifier: false, fits: () => true });
  },
  count: (asking) => seenBy(asking, pagesBy(asking, 1), { isByIdentifier: false, fits: () => true }),
  pages: (asking) => seenBy(asking, pagesBy(asking, 3), { isByIdentifier: false, fits: () => true }),
  export: exported,
  facets: counted,
  prefetch: broughtAlong,
  trash: thrown,
  many: (asking) => seen(asking, { id: allRows(asking).map(({ id }) => id) }, () => true),
};

type Get = () => Promise<Reply>;
type Expected = { readonly isByIdentifier: boolean; readonly fits: (row: ModelRow) => boolean };

function seen(asking: Asking, filter: Readonly<Record<string, unknown>>, fits: (row: ModelRow) => boolean): Promise<string | null> {
  const path = `/${asking.resource.name}?range=[0,999]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return seenBy(asking, () => asking.get(path), { isByIdentifier: Object.hasOwn(filter, 'id'), fits });
}

async function seenBy(asking: Asking, get: Get, { isByIdentifier, fits }: Expected): Promise<string | null> {
  const reply = await get();
  const isRefused = isListRefused(asking, isByIdentifier);
  // A filter by what is not seen is no filter: that is said before the owner of the rows.
  if (isRefused && reply.status === 400 && valueAt(reply.body, 'err') === 'unknown_filter') return null;
  if (isRefused || reply.status !== 200) return differs(reply, isRefused ? 403 : 200);
  const expected = visibleRows(asking)
    .filter(fits)
    .map(({ id }) => id);
  const rows = rowsIn(reply);
  const ids = rows.map((row) => Number(row['id']));
  const total = Number(String(reply.headers['content-range']).split('/')[1]);
  if (inOrder(ids) !== inOrder(expected)) return `saw ${inOrder(ids)} instead of ${inOrder(expected)}`;
  if (total !== expected.length) return `was told a total of ${total} instead of ${expected.length}`;
  return wrongColumns(asking, rows);
}

/** All pages of so many rows, each from the cursor of the one before. */
function pagesBy({ resource, get }: Asking, size: number): Get {
  return async () => {
    const rows: unknown[] = [];
    let reply = await get(`/${resource.name}?range=[0,${size - 1}]`);
    while (reply.status === 200) {
      rows.push(...rowsIn(reply));
      const cursor = reply.headers['next-cursor'];
      if (typeof cursor !== 'string') return { ...reply, body: rows };
      reply = await get(`/${resource.name}?range=[0,${size - 1}]&after=${cursor}`);
    }
    return reply;
  };
}

/** The file has a line for each row that is seen, below its head. */
async function exported(asking: Asking): Promise<string | null> {
  const reply = await asking.get(`/${asking.resource.name}/export?format=csv&columns=["id"]`);
  if (sight(asking.subject, asking.resource) !== 'whole') return differs(reply, 403);
  const ids = String(reply.body).trim().split('\r\n').slice(1).map(Number);
  const expected = visibleRows(asking).map(({ id }) => id);
  return inOrder(ids) === inOrder(expected) ? null : `was given ${inOrder(ids)} instead of ${inOrder(expected)}`;
}

/** Counts by the values of a flag add up to what is seen. */
async function counted(asking: Asking): Promise<string | null> {
  const flag = facetNames(asking.resource).find((name) => asking.resource.fields[name]?.kind === 'flag');
  if (flag === undefined || sight(asking.subject, asking.resource) !== 'whole') return null;
  const { body } = await asking.query({ meta: { facets: [flag] } });
  const sum = Object.values(Object(valueAt(body, 'meta', 'facets', flag))).reduce<number>((total, count) => total + Number(count), 0);
  return sum === visibleRows(asking).length ? null : `was told ${sum} by ${flag} instead of ${visibleRows(asking).length}`;
}

/** Of the stores that rows refer to, only those within the limitation are brought along. */
async function broughtAlong(asking: Asking): Promise<string | null> {
  const { resource, subject } = asking;
  const { limitedBy } = resource;
  if (limitedBy === null || limitedBy === 'id' || sight(subject, resource) !== 'whole') return null;
  const { body } = await asking.query({ range: [0, 999], meta: { prefetch: [limitedBy] } });
  const brought = valueAt(body, 'meta', 'prefetched', 'stores');
  const ids = (Array.isArray(brought) ? brought : []).map((row) => numberAt(row, 'id'));
  const expected = [...new Set(visibleRows(asking).flatMap(({ stores }) => stores))].filter((store) => isWithin(subject, [store]));
  return inOrder(ids) === inOrder(expected) ? null : `was brought stores ${inOrder(ids)} instead of ${inOrder(expected)}`;
}

/** Who sees only what is referred to names the rows that they want. */
function isListRefused({ subject, resource }: Asking, isByIdentifier: boolean): boolean {
  const much = sight(subject, resource);
  return much === 'nothing' || (much === 'names of what is referred to' && !isByIdentifier);
}

/** The trash is for those who throw away; there lies what was deleted and is theirs. */
async function thrown(asking: Asking): Promise<string | null> {
  const { resource, subject } = asking;
  if (!hasTrash(resource)) return null;
  const reply = await asking.get(`/${resource.name}?trash=true&range=[0,999]`);
  const isAllowed = sight(subject, resource) === 'whole' && writes(subject, resource, 'delete');
  if (!isAllowed || reply.status !== 200) return differs(reply, isAllowed ? 200 : 403);
  const expected = allRows(asking).filter(({ isDeleted, stores }) => isDeleted && isWithin(subject, stores));
  const [ids, wanted] = [rowsIn(reply).map((row) => Number(row['id'])), expected.map(({ id }) => id)];
  return inOrder(ids) === inOrder(wanted) ? null : `saw ${inOrder(ids)} in the trash instead of ${inOrder(wanted)}`;
}

/** Among everything that is found, a few rows of the entity, all of them theirs to list, and never a count of others. */
async function foundAtOnce(asking: Asking): Promise<string | null> {
  const { resource, subject, given } = asking;
  const reply = await asking.get(`/search?q=${given.word}`);
  if (reply.status !== 200) return differs(reply, 200);
  const groups: readonly unknown[] = Object.values(Object(valueAt(reply.body, 'data')));
  const group = groups.find((one) => valueAt(one, 'resource') === resource.name);
  const isListed = isFoundAtOnce(resource) && sight(subject, resource) === 'whole';
  const expected = isListed ? visibleRows(asking).filter((row) => row.word === given.word) : [];
  const ids = Object.values(Object(valueAt(group, 'rows'))).map((row) => numberAt(row, 'id'));
  const strange = ids.filter((id) => !expected.some((row) => row.id === id));
  if (strange.length > 0) return `found ${inOrder(strange)} of ${inOrder(expected.map(({ id }) => id))}`;
  if (ids.length !== Math.min(expected.length, searching.rowsOfEntity)) return `found ${ids.length} of ${expected.length}`;
  const total = valueAt(group, 'total') ?? 0;
  return total === expected.length ? null : `was told a total of ${String(total)} instead of ${expected.length}`;
}

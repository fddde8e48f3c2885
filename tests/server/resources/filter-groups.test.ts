import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../../contract/basics/access.ts';
import { filterGroups } from '../../../contract/basics/limits.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { recordExport } from '../../../server/engine/export/record-export.ts';
import type { Reply } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type Client, rowsOf, signedIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';
import { ofWantedEntities } from '../../support/sampling/sample.ts';
import { filtersOf } from '../../support/scattered/filters.ts';
import { fulfils } from '../../support/scattered/fulfils.ts';
import { collections, scatterRows } from '../../support/scattered/rows.ts';

type Row = Readonly<Record<string, unknown>>;
const somebody = { role: 'operator', level: 20, maxLevelForSharingPrivileges: 1, resources: [], limitations: [] } as const;

const lists = ofWantedEntities(collections, ({ name }) => name);

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('groups of a filter', () => {
  let limited: Client;
  let stores: readonly number[];
  beforeAll(async () => {
    const rows = await scatterRows(central, 40);
    stores = (rows.get('stores') ?? []).slice(1, 3).map(({ id }) => id);
    limited = await signedIn(central, { resources: areas, limitations: stores });
  });

  const ask = (client: Client, { name }: AnyResource, filter: Row): Promise<Reply> =>
    client.get(`/${name}?range=[0,999]&sort=["id","ASC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`);
  const query = (client: Client, { name }: AnyResource, filter: Row): Promise<Reply> =>
    client.post(`/${name}/query`, { filter, range: [0, 999], sort: ['id', 'ASC'] });
  const idsOf = (reply: Reply) => {
    if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
    return rowsOf(reply).map(({ id }) => Number(id));
  };
  const everything = async (client: Client, resource: AnyResource): Promise<readonly Row[]> => {
    const reply = await ask(client, resource, {});
    return reply.status === 200 ? rowsOf(reply) : [];
  };

  it.each(lists)('find of $name what a model finds, in an address and in a body', async (resource) => {
    const whole = await everything(root, resource);
    await fc.assert(
      fc.asyncProperty(filtersOf(resource, whole), async (filter) => {
        const expected = whole.filter((row) => fulfils(resource, row, filter)).map(({ id }) => Number(id));
        const reply = await query(root, resource, filter);
        expect(idsOf(reply), JSON.stringify(filter)).toEqual(expected);
        expect(Number(String(reply.headers['content-range']).split('/')[1])).toBe(expected.length);
        if (JSON.stringify(filter).length < 1500) expect(idsOf(await ask(root, resource, filter))).toEqual(expected);
      }),
      propertyRuns(25, { entity: resource.name }),
    );
  });

  it.each(lists.filter(({ limitedBy }) => limitedBy !== null))('show nobody more of $name than is theirs', async (resource) => {
    const whole = await everything(root, resource);
    // As they read it: of a row of several stores their own alone.
    const own = await everything(limited, resource);
    const seen = new Set(own.map(({ id }) => id));
    const storesOf = (row: Row) => [row[resource.limitedBy ?? '']].flat();
    const isTheirs = (store: unknown) => stores.some((one) => one === store);
    const foreign = whole.filter((row) => !storesOf(row).some(isTheirs));
    expect(foreign.filter(({ id }) => seen.has(id))).toEqual([]);
    const theirs = whole.filter(({ id }) => seen.has(id)).map((row) => storesOf(row).filter(isTheirs));
    expect(own.map(storesOf)).toEqual(theirs);
    if (own.length === 0) return;
    await fc.assert(
      // Values of all rows, so that conditions point at what is not theirs.
      fc.asyncProperty(filtersOf(resource, whole), filtersOf(resource, whole), async (one, other) => {
        const either = [one, other, { id_in: foreign.map(({ id }) => id) }].filter((part) => Object.keys(part).length > 0 && !isDeep(part));
        const filter = { any: either };
        const expected = own.filter((row) => fulfils(resource, row, filter)).map(({ id }) => Number(id));
        expect(idsOf(await query(limited, resource, filter)), JSON.stringify(filter)).toEqual(expected);
      }),
      propertyRuns(15, { entity: resource.name }),
    );
  });

  it.each([
    ['a field that there is none of', { any: [{ active: true }, { nme: 'b' }] }, 'unknown_filter', 'any[1].nme'],
    ['a value that means nothing', { all: [{ any: [{ active: 'yes' }] }] }, 'invalid_filter', 'all[0].any[0].active'],
    ['a search within', { any: [{ q: 'a' }] }, 'unknown_filter', 'any[0].q'],
    ['no list', { any: { active: true } }, 'invalid_filter_group', 'any'],
    ['an empty list', { all: [] }, 'invalid_filter_group', 'all'],
    ['an empty part', { any: [{ active: true }, {}] }, 'invalid_filter_group', 'any[1]'],
    ['a part that is no object', { any: [{ active: true }, [1]] }, 'invalid_filter_group', 'any[1]'],
    ['too deep a group', nested(filterGroups.deepest + 1), 'filter_too_deep', `${'any[0].'.repeat(filterGroups.deepest)}any`],
    ['too many parts', { any: parts(filterGroups.mostConditions + 1) }, 'filter_too_long', 'any'],
    ['too many conditions', { any: parts(filterGroups.mostConditions), all: [{ active: true }] }, 'filter_too_long', 'filter'],
  ])('with %s are refused by their place, wherever a filter is asked', async (_, filter: Row, err, place) => {
    const address = encodeURIComponent(JSON.stringify(filter));
    const replies = [
      await root.get(`/stores?filter=${address}`),
      await root.post('/stores/query', { filter }),
      await root.get(`/stores/export?format=csv&filter=${address}`),
      await root.post('/stores/export', { format: 'csv', filter }),
      await root.post('/stores/bulk', { action: 'update', filter, values: { active: true }, dry_run: true }),
    ];
    for (const reply of replies) {
      expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 400, body: { err } });
      expect(textAt(reply.body, 'message')).toContain(`„${place}“`);
    }
  });

  it('with an endless name are refused without repeating it', async () => {
    const { status, body } = await root.post('/stores/query', { filter: { any: [{ ['x'.repeat(100_000)]: true }] } });
    expect(status).toBe(400);
    expect(textAt(body, 'message').length).toBeLessThan(300);
  });

  it('at their limits are answered', async () => {
    const [stored] = collections.filter(({ name }) => name === 'stores');
    if (stored === undefined) throw new Error('there are no stores');
    expect((await query(root, stored, nested(filterGroups.deepest))).status).toBe(200);
    expect((await query(root, stored, { any: parts(filterGroups.mostConditions) })).status).toBe(200);
  });

  it('hold for the counts by value, the file and what is done to many', async () => {
    const filter = { active: true, any: [{ region_id_null: true }, { id_in: stores }] };
    const asked = encodeURIComponent(JSON.stringify(filter));
    const { body } = await root.post('/stores/query', { filter, range: [0, 999], meta: { facets: ['active'] } });
    const ids = Object.values(Object(valueAt(body, 'data'))).map((row) => Number(valueAt(row, 'id')));
    expect(ids.length).toBeGreaterThan(0);
    expect(valueAt(body, 'meta', 'facets', 'active', 'true')).toBe(ids.length);
    const file = await root.get(`/stores/export?format=csv&columns=["id"]&sort=["id","ASC"]&filter=${asked}`);
    expect(String(file.body).trim().split('\r\n').slice(1).map(Number).toSorted()).toEqual(ids.toSorted());
    const bulk = await root.post('/stores/bulk', { action: 'update', filter, values: { active: false }, dry_run: true });
    const touched = Object.values(Object(valueAt(bulk.body, 'results'))).map((result) => Number(valueAt(result, 'id')));
    expect(touched.toSorted()).toEqual(ids.toSorted());
  });

  it('stand in the audit of an export without what persons are found by', async () => {
    const resource: AnyResource = { ...orders, list: { ...orders.list, filters: ['name', 'state'] } };
    const filter = { any: [{ name_contains: 'Nováková' }, { all: [{ state: 'confirmed' }] }] };
    const actor = { ...somebody, id: root.id, name: 'Root' };
    const asked = { format: 'csv', columns: ['id'], sort: [], rows: 0, salt: 'salt', address: '127.0.0.1', requestId: 'one' };
    await recordExport(central.db, { ...asked, resource, filter, actor, now: central.clock.now() });
    const { rows } = await sql<{ filter: unknown }>`
      select changes->'filter' as filter from audit_log where action = 'export' order by id desc limit 1`.execute(central.db);
    expect(JSON.stringify(rows)).not.toContain('Nov');
    expect(rows[0]?.filter).toEqual({ any: [{ name_contains: expect.any(String) }, { all: [{ state: 'confirmed' }] }] });
  });
});

function nested(depth: number): Row {
  return depth === 0 ? { active: true } : { any: [nested(depth - 1)] };
}

function parts(count: number): readonly Row[] {
  return Array.from({ length: count }, () => ({ active: true }));
}

/** Whether no further group may be around it. */
function isDeep(filter: Row, depth = 1): boolean {
  const inner = [filter['any'], filter['all']].flatMap((group): readonly Row[] => (Array.isArray(group) ? group : []));
  return inner.length > 0 && (depth >= filterGroups.deepest || inner.some((part) => isDeep(part, depth + 1)));
}

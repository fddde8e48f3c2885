import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { isSortable, listColumns } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Reply } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { rowsOf, superAdministrator } from '../../support/people.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';
import { ofWantedEntities } from '../../support/sampling/sample.ts';
import { conditionsOf } from '../../support/scattered/filters.ts';
import { fulfils } from '../../support/scattered/fulfils.ts';
import { collections, type ScatteredRows, scatterOne, scatterRows } from '../../support/scattered/rows.ts';

const count = 40;
const lists = ofWantedEntities(collections, ({ name }) => name);
type Row = Readonly<Record<string, unknown>>;
type Asked = { readonly sort: readonly (readonly [string, string])[]; readonly filter: Row };

const central = await centralOfFile();
const client = await superAdministrator(central);

describe('the pages of any entity', () => {
  let rows: ScatteredRows;
  beforeAll(async () => {
    rows = await scatterRows(central, count);
  });

  const ask = async ({ name }: AnyResource, asked: Asked, range: readonly [number, number], after?: string): Promise<Reply> => {
    const query = new URLSearchParams({
      filter: JSON.stringify(asked.filter),
      sort: JSON.stringify(asked.sort),
      range: JSON.stringify(range),
    });
    if (after !== undefined) query.set('after', after);
    const reply = await client.get(`/${name}?${query}`);
    if (reply.status !== 200) throw new Error(`${name}?${query}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply;
  };
  const idsOf = (reply: Reply): readonly number[] => rowsOf(reply).map(({ id }) => Number(id));
  const totalOf = ({ headers }: Reply) => Number(String(headers['content-range']).split('/')[1]);
  const cursorOf = ({ headers }: Reply) => (typeof headers['next-cursor'] === 'string' ? headers['next-cursor'] : undefined);

  /** Everything, with which filters are answered once more by the test itself. */
  const everything = async (resource: AnyResource): Promise<readonly Row[]> =>
    rowsOf(await ask(resource, { sort: [['id', 'ASC']], filter: {} }, [0, 999]));

  /** The pages one after another by their offsets; `between` is done before each but the first. */
  async function byOffsets(
    resource: AnyResource,
    asked: Asked,
    size: number,
  ): Promise<{ ids: readonly number[]; totals: ReadonlySet<number> }> {
    const ids: number[] = [];
    const totals = new Set<number>();
    for (let first = 0; ; first += size) {
      const reply = await ask(resource, asked, [first, first + size - 1]);
      ids.push(...idsOf(reply));
      totals.add(totalOf(reply));
      if (rowsOf(reply).length < size) return { ids, totals };
    }
  }

  /** The same by the places that each page reports. */
  async function byPlaces(resource: AnyResource, asked: Asked, size: number, between: () => Promise<void>): Promise<readonly number[]> {
    let reply = await ask(resource, asked, [0, size - 1]);
    const ids = [...idsOf(reply)];
    for (let cursor = cursorOf(reply); cursor !== undefined && ids.length < 5 * count; cursor = cursorOf(reply)) {
      await between();
      reply = await ask(resource, asked, [0, size - 1], cursor);
      ids.push(...idsOf(reply));
    }
    return ids;
  }

  it.each(lists)('of $name are together every row that fulfils the filter, once, in one order, with the right total', async (resource) => {
    const whole = await everything(resource);
    await fc.assert(
      fc.asyncProperty(askedOf(resource, whole), fc.integer({ min: 3, max: 30 }), async (asked, size) => {
        const expected = whole.filter((row) => fulfils(resource, row, asked.filter)).map(({ id }) => Number(id));
        const { ids, totals } = await byOffsets(resource, asked, size);
        expect(ids.toSorted((one, other) => one - other)).toEqual(expected);
        expect([...totals]).toEqual([expected.length]);
        expect(await byPlaces(resource, asked, size, async () => undefined)).toEqual(ids);
      }),
      propertyRuns(12, { entity: resource.name }),
    );
  });

  it.each(lists)('of $name show each row that was there once, whatever is added between them', async (resource) => {
    const whole = await everything(resource);
    let nextId = Math.max(...whole.map(({ id }) => Number(id)));
    await fc.assert(
      fc.asyncProperty(askedOf(resource, []), fc.integer({ min: 3, max: 15 }), async (asked, size) => {
        const before = whole.map(({ id }) => Number(id));
        const ids = await byPlaces(resource, asked, size, async () => {
          nextId += 1;
          await scatterOne(central, resource, rows, nextId);
        });
        expect(new Set(ids).size).toBe(ids.length);
        const seen = new Set(ids);
        expect(before.filter((id) => !seen.has(id))).toEqual([]);
      }),
      propertyRuns(3, { entity: resource.name }),
    );
  });
});

/** Any order of up to three columns, and filters by values that the rows have. */
function askedOf(resource: AnyResource, rows: readonly Row[]): fc.Arbitrary<Asked> {
  const sortable = [...new Set([...listColumns(resource), 'id', 'created_at', 'updated_at'])].filter((name) => isSortable(resource, name));
  const sort = fc.uniqueArray(fc.tuple(fc.constantFrom(...sortable), fc.constantFrom('ASC', 'DESC')), {
    minLength: 1,
    maxLength: 3,
    selector: ([name]) => name,
  });
  const filters = conditionsOf(resource, rows);
  const filter = filters.length === 0 ? fc.constant([]) : fc.array(fc.oneof(...filters), { maxLength: 2 });
  return fc.record({ sort, filter: filter.map((entries) => Object.fromEntries(entries)) });
}

import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, areas, may } from '../../../contract/basics/access.ts';
import { exportableColumns } from '../../../contract/derive/export-columns.ts';
import { fieldOf, fieldsOf } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { exportedText } from '../../support/exported-text.ts';
import { csvRows, exported, sheetRows } from '../../support/exports.ts';
import { type Client, rowsOf, signedIn, superAdministrator } from '../../support/people.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';
import { ofWantedEntities } from '../../support/sampling/sample.ts';
import { collections, type ScatteredRow, type ScatteredRows, scatterRows } from '../../support/scattered/rows.ts';

const count = 40;
const lists = ofWantedEntities(collections, ({ name }) => name);
const anOperator = { role: 'operator', level: 20, resources: [...areas] } as const;

const central = await centralOfFile();

describe('an export of any entity', () => {
  let rows: ScatteredRows;
  let everybody: readonly Client[];
  beforeAll(async () => {
    const root = await superAdministrator(central);
    rows = await scatterRows(central, count);
    const limitations = [1001, 1002, 1003, 1010];
    everybody = [root, await signedIn(central, { ...anOperator, limitations })];
  });

  const order = ['id', 'ASC'];
  const listed = async (client: Client, resource: AnyResource) =>
    rowsOf(await client.get(`/${resource.name}?range=[0,999]&sort=${encodeURIComponent(JSON.stringify(order))}`));

  /** Names of everything that the rows refer to, as this reader gets them by asking. */
  const namesFor = async (client: Client, resource: AnyResource, list: readonly Readonly<Record<string, unknown>>[]) => {
    const names = new Map<string, string>();
    for (const [name, field] of fieldsOf(resource)) {
      if (field.kind !== 'reference' && field.kind !== 'references') continue;
      const target = collections.find((other) => other.name === field.target);
      const ids = [...new Set(list.flatMap((row) => row[name] ?? []))];
      const reply = await client.get(`/${field.target}?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`);
      for (const row of rowsOf(reply))
        names.set(`${field.target} ${String(row['id'])}`, String(row[target?.represent ?? 'id'] ?? `#${String(row['id'])}`));
    }
    return (target: string, id: number) => names.get(`${target} ${id}`);
  };

  it.each(lists)('$name has in every column what the list shows, for whoever may list it', async (resource) => {
    const columns = exportableColumns(resource);
    for (const client of everybody) {
      const file = await exported(central, client, resource.name, { columns, sort: order });
      const isAllowed =
        client === everybody[0] || may({ ...anOperator, maxLevelForSharingPrivileges: 1, limitations: [1001] }, resource, 'list');
      expect(file.status).toBe(isAllowed ? 200 : 403);
      if (!isAllowed) continue;
      const list = await listed(client, resource);
      const nameOf = await namesFor(client, resource, list);
      const cells = csvRows(file).slice(1);
      // The audit of the export itself is in the list, that of this one in the file was not yet.
      const known = resource.name === 'audit-log' ? list.slice(0, cells.length) : list;
      expect(cells).toHaveLength(known.length);
      for (const [place, row] of known.entries()) {
        for (const [at, name] of columns.entries()) {
          const field = fieldOf(resource, name);
          if (field === undefined) throw new Error(`${resource.name} has no ${name}`);
          const cell = cells[place]?.[at] ?? '';
          const text = exportedText(field, { resource, name, value: row[name], nameOf });
          if (field.kind === 'json' && cell !== '') expect(JSON.parse(cell)).toEqual(row[name]);
          else expect([resource.name, row['id'], name, cell]).toEqual([resource.name, row['id'], name, text]);
        }
      }
    }
  });

  it.each(lists)(
    '$name has the same in a workbook: numbers as numbers, days and instants as such, the rest as the same texts',
    async (resource) => {
      const [client] = everybody;
      if (client === undefined) throw new Error('nobody is signed in');
      const asked = {
        columns: exportableColumns(resource),
        sort: order,
        filter: { id_in: (rows.get(resource.name) ?? []).map(({ id }) => id) },
      };
      const [head, ...texts] = csvRows(await exported(central, client, resource.name, asked));
      const [sheetHead, ...cells] = await sheetRows(await exported(central, client, resource.name, { ...asked, format: 'xlsx' }));
      expect(sheetHead).toEqual(head);
      expect(cells).toHaveLength(texts.length);
      const kinds = asked.columns.map((name) => fieldOf(resource, name)?.kind);
      const read = cells.map((row) => kinds.map((kind, at) => asText(kind, row[at])));
      expect(read).toEqual(texts.map((row) => row.map((text) => text.replace(/^'(?='*[=+\-@\t\r])/u, ''))));
    },
  );

  it('holds for a random person of random stores what a model says, no row more and none less', { timeout: 300_000 }, async () => {
    const reader = await signedIn(central, anOperator);
    const stores = (rows.get('stores') ?? []).map(({ id }) => id);
    const subsets = fc.uniqueArray(fc.constantFrom(...stores), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...collections), subsets, fc.subarray([...areas]), async (resource, limitations, resources) => {
        await sql`update users set limitations = ${limitations}::int[], resources = ${resources}::text[] where id = ${reader.id}`.execute(
          central.db,
        );
        const actor: Actor = { ...anOperator, resources, limitations, maxLevelForSharingPrivileges: 1 };
        const file = await exported(central, reader, resource.name, { columns: ['id'], sort: order });
        const isAllowed = may(actor, resource, 'list');
        expect(file.status).toBe(isAllowed ? 200 : 403);
        if (!isAllowed) return;
        const ids = csvRows(file)
          .slice(1)
          .map(([id]) => Number(id));
        const within = (rows.get(resource.name) ?? []).filter((row) => isWithin(resource, row, limitations));
        expect(ids.filter((id) => id > 1000)).toEqual(within.map(({ id }) => id));
      }),
      propertyRuns(1000),
    );
  });
});

function isWithin({ limitedBy }: AnyResource, row: ScatteredRow, stores: readonly number[]): boolean {
  if (limitedBy === null) return true;
  const owners: readonly unknown[] = [row[limitedBy]].flat();
  return owners.some((owner) => stores.some((store) => store === owner));
}

/** What a cell of the workbook is in the CSV. */
function asText(kind: string | undefined, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    const [day = '', time = ''] = value.toISOString().split('T');
    const date = day.split('-').toReversed().join('.');
    if (kind === 'time') return time.slice(0, 5);
    return kind === 'day' ? date : `${date} ${time.slice(0, 5)}`;
  }
  if (kind === 'time' && typeof value === 'number') return new Date(Math.round(value * 86_400) * 1000).toISOString().slice(11, 16);
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value);
}

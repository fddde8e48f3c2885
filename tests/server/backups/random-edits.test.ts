import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBackup, fileOf, previewOf, restore } from '../../support/backups.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { numberAt, rowsOf, superAdministrator } from '../../support/people.ts';
import { aStore } from '../../support/records.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';

/** One thing that someone does to a store; what is refused of it changes nothing. */
type RandomEdit = {
  readonly kind: 'create' | 'edit' | 'delete' | 'restore';
  readonly entity: 'services' | 'desks';
  readonly pick: number;
  readonly value: number;
};

const edit: fc.Arbitrary<RandomEdit> = fc.record({
  kind: fc.constantFrom('create', 'edit', 'edit', 'edit', 'delete', 'restore'),
  entity: fc.constantFrom('services', 'desks'),
  pick: fc.nat(20),
  value: fc.integer({ min: 1, max: 6 }),
});

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('a restore', () => {
  it('makes the store what it was, whatever was done to it since', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(edit, { minLength: 3, maxLength: 12 }),
        fc.array(edit, { minLength: 1, maxLength: 20 }),
        async (before, since) => {
          const store = await aStore(root);
          for (const one of before) await doIt(store, one);
          const id = await aBackup(central, root, store);
          for (const one of since) await doIt(store, one);
          const { records, problems } = await previewOf(root, id);
          expect([problems, records.filter(({ problem }) => problem !== null)]).toEqual([[], []]);
          if (records.length > 0)
            expect(await restore(central, root, id)).toMatchObject({ state: 'done', result: { changed: records.length } });
          const again = await aBackup(central, root, store);
          expect(configured(await fileOf(central, root, again))).toEqual(configured(await fileOf(central, root, id)));
        },
      ),
      propertyRuns(12),
    );
  });

  async function doIt(store: number, { kind, entity, pick, value }: RandomEdit): Promise<void> {
    const path = `/${entity}?filter=${encodeURIComponent(JSON.stringify({ store_id: store }))}`;
    const rows = rowsOf(await root.get(kind === 'restore' ? `${path}&trash=true` : path));
    const row = rows[pick % Math.max(rows.length, 1)];
    // A few names and numbers, so that they are exchanged and taken.
    const values =
      entity === 'services' ? { name: `Činnost ${value}` } : { number: value, label: `Přepážka ${value}`, ...(await linked(store, pick)) };
    if (kind === 'create') await root.post(`/${entity}`, { store_id: store, ...values });
    else if (row === undefined) return;
    else if (kind === 'edit') await root.patch(`/${entity}/${numberAt(row, 'id')}`, numberAt(row, 'version'), values);
    else if (kind === 'delete') await root.remove(`/${entity}/${numberAt(row, 'id')}`);
    else await root.post(`/${entity}/${numberAt(row, 'id')}/restore`, {});
  }

  async function linked(store: number, pick: number) {
    const services = rowsOf(await root.get(`/services?filter=${encodeURIComponent(JSON.stringify({ store_id: store }))}`));
    return { service_ids: services.filter((_, at) => (pick >> at) % 2 === 1).map((row) => numberAt(row, 'id')) };
  }
});

/** Everything of a backup but when it was made. */
function configured(file: string): readonly string[] {
  return file.split('\n').slice(1, -2);
}

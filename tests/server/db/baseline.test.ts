import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';
import { queriesOver } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { migrations } from '../../../server/db/migrations/all.ts';
import { fromBaseline } from '../../../server/db/migrations/baseline/from-baseline.ts';
import { coveredSteps } from '../../../server/db/migrations/before-release/covered-steps.ts';
import { anEmptyDatabase } from '../../support/databases.ts';
import { type Schema, schemaOf } from '../../support/schema/schema-of.ts';
import { backupOf, restoreTo } from '../../support/whole-backup/backups.ts';

const all = Object.keys(migrations);
const half = all.slice(0, 50);
/** What fills a table that has rows from the beginning, and one that later steps change. */
const earlierRows = `insert into regions (name) values ('Dříve'); update password_policy set minimal_password_length = 9`;
const readRows = `select name, (select minimal_password_length from password_policy) as length from regions`;

const withoutRows = (schema: Schema): Schema => ({ ...schema, rows: [], sequences: [] });

async function aPlace(): Promise<OpenDatabase> {
  const place = await anEmptyDatabase();
  onTestFinished(() => place.close());
  return place;
}

describe('the baseline', () => {
  let fresh: OpenDatabase;
  beforeAll(async () => {
    fresh = await anEmptyDatabase();
    expect(await migrate(queriesOver(fresh))).toEqual(all);
  });
  afterAll(() => fresh.close());

  it('makes the schema and the rows that all steps make one by one, and records the same steps', async () => {
    const stepwise = await aPlace();
    await migrate(queriesOver(stepwise), half);
    expect(await migrate(queriesOver(stepwise))).toEqual(all.slice(half.length));
    const [made, taken] = [await schemaOf(fresh), await schemaOf(stepwise)];
    expect(made).toEqual(taken);
    expect(made.rows?.filter((row) => row.startsWith('kysely_migration '))).toHaveLength(all.length);
    expect(made.indexes?.length).toBeGreaterThan(500);
    expect(made.columns?.length).toBeGreaterThan(1000);
  });

  it('is not made where some of the steps were taken: the others follow one by one, and rows stay', async () => {
    const halfway = await aPlace();
    await migrate(queriesOver(halfway), half);
    await halfway.pool.query(earlierRows);
    expect(await migrate(queriesOver(halfway))).toEqual(all.slice(half.length));
    expect((await halfway.pool.query(readRows)).rows).toEqual([{ name: 'Dříve', length: 9 }]);
  });

  it.each([25, 60, coveredSteps.length - 1])('restores a backup from before it, of %s steps, to the same schema', async (count) => {
    const earlier = await aPlace();
    await migrate(queriesOver(earlier), all.slice(0, count));
    await earlier.pool.query(earlierRows);
    const restored = await aPlace();
    const { steps } = await restoreTo(restored, await backupOf(earlier));
    expect(steps).toBe(all.length - count);
    expect(withoutRows(await schemaOf(restored))).toEqual(withoutRows(await schemaOf(fresh)));
    expect((await restored.pool.query(readRows)).rows).toEqual([{ name: 'Dříve', length: 9 }]);
  });

  it('replaces the covered steps alone, and only where it made the database', async () => {
    const taken: string[] = [];
    const steps = Object.fromEntries(all.map((name) => [name, { up: async () => void taken.push(name) }]));
    const place = queriesOver(await aPlace());
    await place.transaction().execute(async (transaction) => {
      for (const step of Object.values(fromBaseline(steps))) await step.up(transaction);
      expect(taken).toEqual(all.slice(coveredSteps.length));
    });
    // Another server made the database meanwhile, and knew the first two steps only.
    taken.length = 0;
    for (const step of Object.values(fromBaseline(steps)).slice(2)) await step.up(place);
    expect(taken).toEqual(all.slice(2));
  });
});

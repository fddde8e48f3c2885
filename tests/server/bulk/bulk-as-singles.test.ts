import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bulk } from '../../support/bulk.ts';
import type { Reply } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type Client, numberAt, rowsOf, superAdministrator, valueAt } from '../../support/people.ts';
import { aDesk, aService, aStore } from '../../support/records.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';

type Values = Readonly<Record<string, unknown>>;
type Step =
  | { readonly action: 'update'; readonly places: readonly number[]; readonly values: Values }
  | { readonly action: 'delete' | 'restore'; readonly places: readonly number[] };

const size = 5;
const places = fc.uniqueArray(fc.nat(size - 1), { minLength: 1, maxLength: size });
/** Values that hinder one another: a name is unique within the store, numbers have an order, some are wrong altogether. */
const values: fc.Arbitrary<Values> = fc
  .record(
    {
      name: fc.constantFrom('Pasy', 'Činnost 1', 'činnost 2', ''),
      number_from: fc.constantFrom(1, 50, 500),
      number_to: fc.constantFrom(40, 400, 10_000),
      priority: fc.constantFrom(0, 3),
    },
    { requiredKeys: [] },
  )
  .filter((given) => Object.keys(given).length > 0);
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ action: fc.constant('update' as const), places, values }),
    fc.record({ action: fc.constantFrom('delete' as const, 'restore' as const), places }),
  ),
  { minLength: 1, maxLength: 3 },
);

/** A store where the services are the same in every such store; a desk keeps the last of them from being deleted. */
async function servicesOfStore(client: Client): Promise<{ readonly store: number; readonly ids: readonly number[] }> {
  const store = await aStore(client);
  const ids: number[] = [];
  for (let place = 0; place < size; place += 1) ids.push(await aService(client, store, { name: `Činnost ${place}`, number_to: 100 }));
  await aDesk(client, store, { service_ids: ids.slice(-1) });
  return { store, ids };
}

/** What the store's services look like, without what must differ. */
async function stateOf(client: Client, store: number): Promise<readonly Values[]> {
  const query = `filter={"store_id":${store}}&sort=["id","ASC"]`;
  const all = [...rowsOf(await client.get(`/services?${query}`)), ...rowsOf(await client.get(`/services?${query}&trash=true`))];
  return all.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id' && name !== 'store_id')));
}

async function alone(client: Client, id: number, step: Step): Promise<string> {
  const before = await client.get(`/services/${id}`);
  if (step.action === 'update') {
    const version = before.status === 200 ? numberAt(before.body, 'version') : 0;
    return outcomeOf(await client.patch(`/services/${id}`, version, step.values), version);
  }
  if (step.action === 'delete') return outcomeOf(await client.remove(`/services/${id}`), 0);
  const reply = await client.post(`/services/${id}/restore`, undefined);
  return before.status === 200 ? 'unchanged' : outcomeOf(reply, 0);
}

function outcomeOf({ status, body }: Reply, before: number): string {
  if (status !== 200) return String(valueAt(body, 'err'));
  return valueAt(body, 'version') === before ? 'unchanged' : 'done';
}

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('a bulk change of random rows', () => {
  it('does what the same single changes do one after another, and its dry run foretells it and stores nothing', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const [together, apart] = [await servicesOfStore(root), await servicesOfStore(root)];
        for (const step of sequence) {
          const request = { ...step, places: undefined, ids: step.places.map((place) => together.ids[place]) };
          const before = await stateOf(root, together.store);
          const foreseen = await bulk(root, 'services', { ...request, dry_run: true });
          expect(await stateOf(root, together.store)).toEqual(before);
          const outcomes = await bulk(root, 'services', request);
          expect(outcomes).toEqual(foreseen);
          const single: string[] = [];
          for (const place of step.places) single.push(await alone(root, apart.ids[place] ?? 0, step));
          expect(outcomes.map(({ result, err }) => err ?? result)).toEqual(single);
        }
        expect(await stateOf(root, together.store)).toEqual(await stateOf(root, apart.store));
      }),
      propertyRuns(20),
    );
  }, 240_000);
});

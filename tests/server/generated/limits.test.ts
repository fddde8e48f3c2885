import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../../contract/basics/access.ts';
import { checkDraft } from '../../../contract/derive/check-draft.ts';
import { fieldsOf, isRequired, isWritable } from '../../../contract/derive/fields.ts';
import type { AnyResource, Field } from '../../../contract/kit/index.ts';
import { resources } from '../../../server/app.ts';
import { tableOf } from '../../../server/db/tables/names.ts';
import { type Central, openCentral, type Reply } from '../../support/central.ts';
import { inputOf } from '../../support/made/input-of.ts';
import { around } from '../../support/made/limits.ts';
import type { Values } from '../../support/made/sample-values.ts';
import { aWorld, isMadeByPeople, resourceOf, rowsOf, type World } from '../../support/made/world.ts';
import { type Client, signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { sampled, type Traits } from '../../support/sampling/sample.ts';

/** What shared rules across fields, and checks that only some values pass, have against a value; a limit must never be among it. */
const acrossFields = new Set([
  'end_before_start',
  'hours_over_midnight',
  'days_reversed',
  'missing_tags',
  'unknown_tags',
  'wrong_tags',
  'required',
]);
/** What other rows of the store have against a value that is allowed. */
const perStore = new Set(['opening_plans_overlap', 'service_numbers_overlap']);

type FieldCase = readonly [entity: string, name: string, about: { readonly resource: AnyResource; readonly field: Field }];

/** Every field that people write. */
const written: readonly FieldCase[] = resources
  .filter(isMadeByPeople)
  .flatMap((resource) =>
    fieldsOf(resource).flatMap(([name, field]) => (isWritable(field) ? [[resource.name, name, { resource, field }] as const] : [])),
  );
const canBeEmpty = written.filter(([, , { field }]) => !['flag', 'set', 'references', 'children'].includes(field.kind));
const unique = written.filter(([, , { field }]) => field.kind !== 'computed' && field.unique !== undefined);
const references = written.filter(([, , { field }]) => field.kind === 'reference' || field.kind === 'references');
const traitsOf = ([entity, , { field }]: FieldCase): Traits => ({ entity, rule: field.kind });

describe('what declarations demand', () => {
  let central: Central;
  let root: Client;
  let limited: Client;
  let world: World;
  let stores: readonly number[];
  beforeAll(async () => {
    central = await openCentral();
    root = await superAdministrator(central);
    world = await aWorld(central, root, 2);
    stores = rowsOf(world, 'stores').map(({ id }) => id);
    limited = await signedIn(central, { resources: areas, limitations: stores.slice(0, 1) });
  });
  afterAll(() => central.close());

  it.each(sampled(canBeEmpty, traitsOf))(
    'is there: an empty required value is refused at its field, another one is kept as nothing: %s %s',
    async (_, name, { resource, field }) => {
      // An empty text is no value of a number or a choice, but a form sends it for them.
      for (const empty of [null, '', '  ']) {
        const draft = draftOf(resource, { [name]: empty });
        const reply = await root.post(`/${resource.name}`, draft);
        if (isRequired(field)) isRefusedAt(reply, name);
        // Without a bound a plan reaches into the days of another one, and without a letter tickets are those of others.
        else if (isAllowed(resource, draft) && !perStore.has(String(valueAt(reply.body, 'err'))))
          expect([reply.status, valueAt(reply.body, name)], `${name} ${JSON.stringify(empty)}`).toEqual([201, null]);
      }
    },
  );

  it.each(sampled(written, traitsOf))('is held at every limit, just below and just above: %s %s', async (_, name, { resource, field }) => {
    const { within, beyond } = around(field);
    for (const value of beyond) isRefusedAt(await make(resource, { [name]: value }), name);
    for (const value of within) {
      const draft = draftOf(resource, { [name]: value });
      if (!isAllowed(resource, draft)) continue;
      const reply = await root.post(`/${resource.name}`, draft);
      // The only value at a limit may be taken already.
      expect([201, 409], `${name} ${JSON.stringify(value).slice(0, 80)} ${JSON.stringify(reply.body).slice(0, 300)}`).toContain(
        reply.status,
      );
      // A range without an end would leave no room for rows of the tests that follow.
      if (reply.status === 201) await root.remove(`/${resource.name}/${Number(valueAt(reply.body, 'id'))}`);
    }
  });

  it.each(sampled(unique, traitsOf))(
    'is unique: a second value is refused at its field by its own words: %s %s',
    async (_, name, { resource, field }) => {
      const code = field.kind === 'computed' ? undefined : field.unique;
      const values = { [name]: inputOf(resource, world.place(stores.slice(0, 1)))[name] };
      expect((await make(resource, values)).status).toBe(201);
      for (const spelled of spellings(values[name])) {
        const reply = await make(resource, { [name]: spelled });
        expect(reply, JSON.stringify(reply.body)).toMatchObject({
          status: 409,
          body: { err: code, errors: { [name]: expect.any(String) } },
        });
      }
      if (resource.limitedBy === 'store_id') expect((await make(resource, values, stores.slice(1))).status, 'in another store').toBe(201);
    },
  );

  it.each(sampled(references, traitsOf))(
    'refers to what exists, is seen and is of the same store: %s %s',
    async (_, name, { resource, field }) => {
      if (field.kind !== 'reference' && field.kind !== 'references') throw new Error(`${name} refers to nothing`);
      const given = (id: number) => ({ [name]: field.kind === 'reference' ? id : [id] });
      isRefusedAt(await make(resource, given(2_147_483_647)), name);
      isRefusedAt(await make(resource, given(await deletedRow(field.target))), name);
      const foreign = rowsOf(world, field.target).find((row) => row.stores?.includes(stores[1] ?? 0))?.id;
      if (foreign === undefined) return;
      if (field.withinStore === true) isRefusedAt(await make(resource, given(foreign)), name);
      // Who may not write such rows at all is refused before anything is looked at.
      const reply = await limited.post(`/${resource.name}`, { ...inputOf(resource, world.place(stores.slice(0, 1))), ...given(foreign) });
      if (reply.status !== 403) isRefusedAt(reply, name);
    },
  );

  function make(resource: AnyResource, values: Values, at?: readonly number[]): Promise<Reply> {
    return root.post(`/${resource.name}`, draftOf(resource, values, at));
  }

  function draftOf(resource: AnyResource, values: Values, at: readonly number[] = stores.slice(0, 1)): Values {
    return { ...inputOf(resource, world.place(at)), ...values };
  }

  /** Whether the rules across fields let the value stand beside the others. */
  function isAllowed(resource: AnyResource, draft: Values): boolean {
    const { problems } = checkDraft(resource, draft, { now: central.clock.now(), partial: false });
    return Object.values(problems).every(({ code, of }) => of === undefined && !acrossFields.has(code));
  }

  async function deletedRow(target: string): Promise<number> {
    const { id } = await world.make(resourceOf(target), stores.slice(0, 1));
    await sql`update ${sql.table(tableOf({ name: target }))} set deleted_at = ${central.clock.now()} where id = ${id}`.execute(central.db);
    return id;
  }
});

/** The refusal stands at the field, or at the place within it. */
function isRefusedAt({ status, body }: Reply, name: string): void {
  const at = Object.keys(Object(valueAt(body, 'errors'))).map((path) => path.split('.')[0]);
  expect([status, at], JSON.stringify(body).slice(0, 300)).toEqual([422, expect.arrayContaining([name])]);
}

/** Case does not tell two texts apart. */
function spellings(value: unknown): readonly unknown[] {
  return typeof value === 'string' ? [value, value.toLowerCase(), value.toUpperCase()] : [value];
}

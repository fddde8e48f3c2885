import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDraft } from '../../../contract/derive/check-draft.ts';
import { fieldsOf, isReadable, isWritable } from '../../../contract/derive/fields.ts';
import type { AnyResource, Field } from '../../../contract/kit/index.ts';
import { isDigest } from '../../../contract/rules/files/file-digest.ts';
import { resources } from '../../../server/app.ts';
import { type Central, openCentral } from '../../support/central.ts';
import { valuesFor } from '../../support/field-values.ts';
import { inputOf, isAskedByRules } from '../../support/made/input-of.ts';
import type { Values } from '../../support/made/sample-values.ts';
import { aWorld, isMadeByPeople, rowsOf, type World } from '../../support/made/world.ts';
import { type Client, numberAt, rowsOf as rowsIn, superAdministrator, valueAt } from '../../support/people.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';
import { ofWantedEntities } from '../../support/sampling/sample.ts';

const asked = ofWantedEntities(resources, ({ name }) => name);
const made = asked.filter(isMadeByPeople);
const settings = asked.filter(({ singleton }) => singleton === true);

describe('values that are accepted', () => {
  let central: Central;
  let root: Client;
  let world: World;
  beforeAll(async () => {
    central = await openCentral();
    root = await superAdministrator(central);
    world = await aWorld(central, root, 1);
  });
  afterAll(() => central.close());

  it.each(made.map((resource) => [resource.name, resource] as const))(
    'are the same made, read, listed, remembered and sent back: %s',
    async (_, resource) => {
      await fc.assert(
        fc.asyncProperty(changesOf(resource), async (changes) => {
          const given = fitting(resource, { ...input(resource), ...changes });
          const reply = await root.post(`/${resource.name}`, given);
          // Two random values may be the same where no two may.
          if (reply.status === 409) return;
          expect(reply.status, JSON.stringify(reply.body)).toBe(201);
          const id = numberAt(reply.body, 'id');
          expect(readable(resource, reply.body)).toEqual(expectedOf(resource, given));
          await isEverywhereTheSame(resource, id, reply.body);
          const address = `/${resource.name}/${id}`;
          expect((await root.patch(address, 1, reply.body)).body, 'sent back as read').toEqual(reply.body);
          expect((await root.remove(address)).status).toBe(200);
        }),
        propertyRuns(15, { entity: resource.name }),
      );
    },
  );

  it.each(settings.map((resource) => [resource.name, resource] as const))('are the same in settings: %s', async (_, resource) => {
    const address = `/${resource.name}`;
    await fc.assert(
      fc.asyncProperty(changesOf(resource), async (changes) => {
        const version = numberAt((await root.get(address)).body, 'version');
        const given = fitting(resource, { ...input(resource), ...changes });
        const reply = await root.patch(address, version, given);
        expect(reply.status, JSON.stringify(reply.body)).toBe(200);
        expect(readable(resource, reply.body)).toEqual(expectedOf(resource, given));
        expect((await root.get(address)).body).toEqual(reply.body);
      }),
      propertyRuns(15, { entity: resource.name }),
    );
  });

  /** Read by its address, in a list, among many, and in the history of how it was made. */
  async function isEverywhereTheSame({ name, fields, versioned }: AnyResource, id: number, row: unknown): Promise<void> {
    expect((await root.get(`/${name}/${id}`)).body).toEqual(row);
    expect(rowsIn(await root.get(`/${name}?filter={"id":${id}}`))).toEqual([row]);
    expect(rowsIn(await root.get(`/${name}?filter={"id":[${id}]}`))).toEqual([row]);
    if (versioned === false) return;
    const [entry] = rowsIn(await root.get(`/${name}/${id}/history`));
    const remembered = Object.keys(fields).filter((field) => valueAt(entry, 'changes', field) !== undefined);
    expect(remembered.map((field) => valueAt(entry, 'changes', field, 'after'))).toEqual(remembered.map((field) => valueAt(row, field)));
  }

  function input(resource: AnyResource): Values {
    return inputOf(resource, world.place(rowsOf(world, 'stores').map(({ id }) => id)));
  }

  /** What the declaration refuses is left as the builder made it: here only what is accepted is looked at. */
  function fitting(resource: AnyResource, draft: Values): Values {
    const usual = input(resource);
    const isWrong = (values: Values) => Object.keys(checkDraft(resource, values, { now: central.clock.now(), partial: false }).problems);
    const wrong = new Set(isWrong(draft).map((path) => path.split('.')[0] ?? ''));
    const corrected = Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, wrong.has(name) ? usual[name] : value]));
    return isWrong(corrected).length === 0 ? corrected : usual;
  }

  function expectedOf(resource: AnyResource, given: Values): Values {
    return readable(resource, checkDraft(resource, given, { now: central.clock.now(), partial: false }).values);
  }
});

/** Random values of some of the fields; references stay as the world has them, and what names a file names none. */
function changesOf(resource: AnyResource): fc.Arbitrary<Values> {
  const own = fieldsOf(resource).filter(
    ([name, field]) =>
      isWritable(field) &&
      !namesFile(field) &&
      field.kind !== 'reference' &&
      field.kind !== 'references' &&
      !isAskedByRules(resource, name),
  );
  return fc.record(Object.fromEntries(own.map(([name, field]) => [name, valuesFor(field)])), { requiredKeys: [] });
}

function namesFile(field: Field): boolean {
  return field.kind === 'text' && field.check?.[0] === isDigest;
}

/** The values that a person may write and read. */
function readable({ fields }: AnyResource, row: unknown): Values {
  const names = Object.entries(fields).filter(([, field]) => isWritable(field) && isReadable(field));
  return Object.fromEntries(names.map(([name]) => [name, valueAt(row, name)]));
}

import { fetchUtils } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf, isFixed, isWritable } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { resources } from '../../../server/app.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { inputOf, type Place } from '../../support/made/input-of.ts';
import type { Values } from '../../support/made/sample-values.ts';
import { aWorld, rowsOf, type World } from '../../support/made/world.ts';
import { superAdministrator } from '../../support/people.ts';
import { offers } from '../../support/rights/asks-of-one.ts';
import { ofWantedEntities } from '../../support/sampling/sample.ts';

type Provider = ReturnType<typeof simpleRestProvider>;

const collections = ofWantedEntities(resources, ({ name }) => name).filter(({ singleton }) => singleton !== true);
const named = collections.map((resource) => [resource.name, resource] as const);
const referring = collections.flatMap((resource) =>
  fieldsOf(resource)
    .filter(([, { kind }]) => kind === 'reference' || kind === 'references')
    .map(([target]) => [resource.name, target, resource] as const),
);
const notOffered = { status: 405, body: { err: 'method_not_allowed' } };
const [upwards, downwards] = [{ field: 'id', order: 'ASC' } as const, { field: 'id', order: 'DESC' } as const];
const page = (number: number, perPage = 2) => ({ page: number, perPage });

/** A field that two rows may both have the value of, whatever else they hold. */
function sharedField(resource: AnyResource): string {
  const keys = (resource.unique ?? []).flatMap(({ fields }): readonly string[] => fields);
  const [name] = fieldsOf(resource).find(
    ([of, field]) => isWritable(field) && !isFixed(resource, of) && !keys.includes(of) && field.kind !== 'computed' && !field.unique,
  ) ?? ['note'];
  return name;
}

const central = await centralOfFile();

describe('the unmodified ra-data-simple-rest', () => {
  let world: World;
  let place: Place;
  let provider: Provider;
  /** The same for anyone who writes over what others may have changed. */
  let overwriting: Provider;
  beforeAll(async () => {
    const root = await superAdministrator(central);
    world = await aWorld(central, root, 1);
    place = world.place(stores());
    const origin = await central.app.listen({ port: 0, host: '127.0.0.1' });
    const user = { authenticated: true, token: `Bearer ${root.token}` };
    const speaking = (own: Readonly<Record<string, string>>): Provider =>
      simpleRestProvider(`${origin}/central`, (url, options = {}) => {
        const headers = new Headers(options.headers);
        for (const [name, value] of Object.entries(own)) headers.set(name, value);
        return fetchUtils.fetchJson(url, { ...options, headers, user });
      });
    provider = speaking({});
    overwriting = speaking({ 'If-Match': '*' });
  });

  const stores = () => rowsOf(world, 'stores').map(({ id }) => id);

  async function aRow(resource: AnyResource) {
    const { id } = await world.make(resource, stores());
    return (await provider.getOne(resource.name, { id })).data;
  }

  it.each(named)('gets many of %s by their identifiers, and pages of them', async (name, resource) => {
    const made = [await aRow(resource), await aRow(resource), await aRow(resource)];
    const ids = made.map(({ id }) => id);
    const filter = { id: ids };
    expect(new Set((await provider.getMany(name, { ids })).data)).toEqual(new Set(made));
    const list = (number: number) => provider.getList(name, { filter, sort: upwards, pagination: page(number) });
    expect([await list(1), await list(2)]).toEqual([
      { data: made.slice(0, 2), total: 3 },
      { data: made.slice(2), total: 3 },
    ]);
    const newest = await provider.getList(name, { filter, sort: downwards, pagination: page(1) });
    expect(newest.data).toEqual(made.toReversed().slice(0, 2));
  });

  it.each(named)('finds rows of %s by what names them', async (name, resource) => {
    const row = await aRow(resource);
    const { represent } = resource;
    const { data } = await provider.getList(name, { filter: { [represent]: row[represent] }, sort: downwards, pagination: page(1, 50) });
    expect(data).toContainEqual(row);
    expect(data.map((one) => one[represent])).toEqual(data.map(() => row[represent]));
  });

  it.each(referring)('gets many of %s that refer by %s', async (name, target, resource) => {
    const row = await aRow(resource);
    const [id = 1] = [row[target]].flat().filter((one) => one !== null);
    const refers = (one: Values) => [one[target]].flat().includes(id);
    const { data } = await provider.getManyReference(name, { target, id, filter: {}, sort: downwards, pagination: page(1, 50) });
    expect(data.filter((one) => !refers(one))).toEqual([]);
    // Some are written by branches or the server alone.
    if (refers(row)) expect(data).toContainEqual(row);
  });

  it.each(named)('creates rows of %s, or is refused where nobody makes them', async (name, resource) => {
    const created = provider.create(name, { data: inputOf(resource, place) });
    if (!offers('create')(resource)) return expect(created).rejects.toMatchObject(notOffered);
    const { data } = await created;
    expect((await provider.getOne(name, { id: data.id })).data).toEqual(data);
  });

  it.each(named)('updates rows of %s one by one and together, or is refused where nobody changes them', async (name, resource) => {
    const [row, other] = [await aRow(resource), await aRow(resource)];
    const ids = [row.id, other.id];
    const field = sharedField(resource);
    const [first, second] = [{ [field]: row[field] }, { [field]: other[field] }];
    const whole = provider.update(name, { id: row.id, data: { ...row, ...second }, previousData: row });
    if (!offers('edit')(resource)) {
      await expect(whole).rejects.toMatchObject(notOffered);
      return expect(overwriting.updateMany(name, { ids, data: second })).rejects.toMatchObject(notOffered);
    }
    expect((await whole).data).toMatchObject(second);
    await expect(provider.updateMany(name, { ids, data: first })).rejects.toMatchObject({ status: 428 });
    expect((await overwriting.updateMany(name, { ids, data: first })).data).toEqual(ids);
    expect((await provider.getMany(name, { ids })).data).toMatchObject([first, first]);
  });

  it.each(named)('deletes rows of %s one by one and together, or is refused where nobody deletes them', async (name, resource) => {
    const [row, one, other] = [await aRow(resource), await aRow(resource), await aRow(resource)];
    const ids = [one.id, other.id];
    const deleted = provider.delete(name, { id: row.id, previousData: row });
    if (!offers('delete')(resource)) {
      await expect(deleted).rejects.toMatchObject(notOffered);
      return expect(provider.deleteMany(name, { ids })).rejects.toMatchObject(notOffered);
    }
    expect((await deleted).data).toMatchObject({ id: row.id });
    expect((await provider.deleteMany(name, { ids })).data).toEqual(ids);
    expect((await provider.getMany(name, { ids: [row.id, ...ids] })).data).toEqual([]);
  });
});

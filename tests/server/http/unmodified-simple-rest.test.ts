import { fetchUtils } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { beforeAll, describe, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { superAdministrator } from '../../support/people.ts';
import { aRegion, aStore } from '../../support/records.ts';

const central = await centralOfFile();

describe('the unmodified provider ra-data-simple-rest', () => {
  let provider: ReturnType<typeof simpleRestProvider>;
  let region: number;
  let [base, token] = ['', ''];
  const sort = { field: 'label', order: 'ASC' } as const;
  const pagination = { page: 1, perPage: 2 };

  beforeAll(async () => {
    const root = await superAdministrator(central);
    const origin = await central.app.listen({ port: 0, host: '127.0.0.1' });
    [base, token] = [`${origin}/central`, `Bearer ${root.token}`];
    provider = simpleRestProvider(base, (url, options = {}) =>
      fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token } }),
    );
    region = await aRegion(root, { name: 'Sever' });
    for (const label of ['Cibulka', 'Čakovice', 'Dům']) await aStore(root, { label, region_id: region });
  });

  /** The same for anyone who writes over what others may have changed: the version is in no field of `updateMany`. */
  const overwriting = () =>
    simpleRestProvider(base, (url, options = {}) => {
      const headers = new Headers(options.headers);
      if (options.method === 'PUT' && !String(options.body).includes('"version":')) headers.set('If-Match', '*');
      return fetchUtils.fetchJson(url, { ...options, headers, user: { authenticated: true, token } });
    });
  const aRow = async (name: string) => (await provider.create('regions', { data: { name } })).data;

  it('lists a page with its total', async () => {
    const { data, total } = await provider.getList('stores', { filter: {}, sort, pagination });
    expect([data.map((row) => row['label']), total]).toEqual([['Cibulka', 'Čakovice'], 3]);
    const rest = await provider.getList('stores', { filter: { q: 'dum' }, sort: { field: 'id', order: 'DESC' }, pagination });
    expect([rest.data.map((row) => row['label']), rest.total]).toEqual([['Dům'], 1]);
  });

  it('gets one, many, and many that refer to one', async () => {
    const { data } = await provider.getList('stores', { filter: {}, sort, pagination });
    const ids = data.map((row) => row.id);
    expect((await provider.getOne('stores', { id: ids[0] })).data).toEqual(data[0]);
    expect((await provider.getMany('stores', { ids })).data).toHaveLength(2);
    const of = { target: 'region_id', id: region, filter: {}, sort, pagination };
    expect(await provider.getManyReference('stores', of)).toMatchObject({ total: 3 });
  });

  it('creates and gets the whole row back', async () => {
    expect(await aRow('Jih')).toMatchObject({ name: 'Jih', note: null, version: 1 });
  });

  it('updates by PUT of the whole row, the version in it', async () => {
    const row = await aRow('Východ');
    const { data } = await provider.update('regions', { id: row.id, data: { ...row, note: 'nové' }, previousData: row });
    expect(data).toMatchObject({ note: 'nové', version: 2 });
    await expect(provider.update('regions', { id: row.id, data: { ...row, note: 'pozdě' }, previousData: row })).rejects.toMatchObject({
      status: 412,
      body: { err: 'changed_meanwhile' },
    });
  });

  it('updates many that are of the version that it says, and none without one', async () => {
    const ids = [(await aRow('A')).id, (await aRow('B')).id];
    await expect(provider.updateMany('regions', { ids, data: { note: 'obě' } })).rejects.toMatchObject({ status: 428 });
    expect((await provider.updateMany('regions', { ids, data: { note: 'obě', version: 1 } })).data).toEqual(ids);
    expect((await provider.getMany('regions', { ids })).data.map((row) => row['note'])).toEqual(['obě', 'obě']);
  });

  it('updates many whatever their versions are, where its client says If-Match: *', async () => {
    const [one, two] = [await aRow('F'), await aRow('G')];
    await provider.update('regions', { id: two.id, data: { ...two, note: 'od jiného' }, previousData: two });
    const ids = [one.id, two.id];
    expect((await overwriting().updateMany('regions', { ids, data: { note: 'obě' } })).data).toEqual(ids);
    const { data } = await provider.getMany('regions', { ids });
    expect(data.map(({ name, note, version }) => [name, note, version])).toEqual([
      ['F', 'obě', 2],
      ['G', 'obě', 3],
    ]);
  });

  it('deletes one and many', async () => {
    const [one, two, three] = [await aRow('C'), await aRow('D'), await aRow('E')];
    expect((await provider.delete('regions', { id: one.id, previousData: one })).data).toMatchObject({ id: one.id });
    expect((await provider.deleteMany('regions', { ids: [two.id, three.id] })).data).toEqual([two.id, three.id]);
    expect((await provider.getMany('regions', { ids: [one.id, two.id, three.id] })).data).toEqual([]);
  });

  it('learns what is wrong at which field', async () => {
    await expect(provider.create('stores', { data: { label: '', code: 'X' } })).rejects.toMatchObject({
      status: 422,
      message: 'Některá pole nejsou vyplněná správně. Opravte je a zkuste to znovu.',
      body: { errors: { label: 'Prosím, vyplňte toto pole' } },
    });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { rowsOf, superAdministrator, textAt } from '../../support/people.ts';
import { aDesk, aRegion, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const client = await superAdministrator(central);

describe('a list', () => {
  let region: number;
  const list = (collection: string, parameters: Readonly<Record<string, unknown>>) => {
    const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
    return client.get(`/${collection}?${query.join('&')}`);
  };
  const labels = async (collection: string, parameters: Readonly<Record<string, unknown>>, field = 'label') =>
    rowsOf(await list(collection, parameters)).map((row) => row[field]);

  beforeAll(async () => {
    region = await aRegion(client, { name: 'Sever' });
    const names = ['Zličín', 'Chodov', 'Cibulka', 'Čakovice', 'Hájek', 'Dům'];
    for (const [place, label] of names.entries())
      await aStore(client, { label, code: `S${place}`, city: 'Praha', ...(place < 2 ? { region_id: region } : {}) });
  });

  it('sorts as Czech does: č after c, ch after h', async () => {
    expect(await labels('stores', { sort: ['label', 'ASC'] })).toEqual(['Cibulka', 'Čakovice', 'Dům', 'Hájek', 'Chodov', 'Zličín']);
    expect(await labels('stores', { sort: ['label', 'DESC'] })).toEqual(['Zličín', 'Chodov', 'Hájek', 'Dům', 'Čakovice', 'Cibulka']);
  });

  it('sorts numbers in names by their value', async () => {
    const store = await aStore(client, { label: 'Řazení', code: 'RAZ' });
    for (const number of [10, 2, 1]) await aDesk(client, store, { number, label: `Přepážka ${number}` });
    const filter = { store_id: store };
    expect(await labels('desks', { filter, sort: ['label', 'ASC'] })).toEqual(['Přepážka 1', 'Přepážka 2', 'Přepážka 10']);
  });

  it('sorts by several columns, and by the identifier last', async () => {
    const sorted = await labels(
      'stores',
      {
        filter: { q: 'praha' },
        sort: [
          ['city', 'ASC'],
          ['code', 'DESC'],
        ],
      },
      'code',
    );
    expect(sorted).toEqual(['S5', 'S4', 'S3', 'S2', 'S1', 'S0']);
  });

  it('searches without regard to case and diacritics, all words, wherever they stand', async () => {
    expect(await labels('stores', { filter: { q: 'CAKO' } })).toEqual(['Čakovice']);
    expect(await labels('stores', { filter: { q: 'praha zlic' } })).toEqual(['Zličín']);
    expect(await labels('stores', { filter: { q: 'zlic brno' } })).toEqual([]);
  });

  it('takes the signs of patterns for what they are', async () => {
    expect(await labels('stores', { filter: { q: '%' } })).toEqual([]);
    expect(await labels('stores', { filter: { q: '_' } })).toEqual([]);
    expect(await labels('stores', { filter: { q: '\\' } })).toEqual([]);
    expect(await labels('stores', { filter: { q: '％＿' } })).toEqual([]);
  });

  it('filters by the operators that the declaration allows', async () => {
    expect(await labels('stores', { filter: { region_id: region } })).toHaveLength(2);
    expect(await labels('stores', { filter: { region_id_in: [region, 77] } })).toHaveLength(2);
    expect(await labels('stores', { filter: { region_id_null: true, q: 'praha' } })).toHaveLength(4);
    expect(await labels('stores', { filter: { communication: 'waiting', active: true, q: 'dum' } })).toEqual(['Dům']);
    expect(await labels('stores', { filter: { sync_state_null: true, q: 'praha' } })).toHaveLength(6);
    expect(await labels('stores', { filter: { sync_state_null: false, q: 'praha' } })).toEqual([]);
    expect(await labels('stores', { filter: { id: [] } })).toEqual([]);
  });

  it.each([
    ['filter', { filter: { pre_shared_key: 'x' } }, 'unknown_filter', 'pre_shared_key'],
    ['operator', { filter: { region_id_gte: 1 } }, 'unknown_filter', 'region_id_gte'],
    ['value', { filter: { region_id: 'x' } }, 'invalid_filter', 'region_id'],
    ['sort', { sort: ['pre_shared_key', 'ASC'] }, 'unknown_sort', 'pre_shared_key'],
    ['sort of another kind', { sort: [{ toString: 1 }, 'asc'] }, 'unknown_sort', 'sort'],
    ['direction', { sort: ['label', 'UP'] }, 'unknown_sort', 'label'],
    ['parameter', { page: 1 }, 'unknown_parameter', 'page'],
  ])('refuses an unknown %s by its name', async (_, parameters, code, name) => {
    const reply = await list('stores', parameters);
    expect(reply).toMatchObject({ status: 400, body: { err: code } });
    expect(textAt(reply.body, 'message')).toContain(name);
  });

  it.each([[[5, 1]], [[-1, 3]], [[0, 1000]], [['a', 2]], [[200_000, 200_001]], ['x']])('refuses the range %j', async (range) => {
    expect(await list('stores', { range })).toMatchObject({ status: 400, body: { err: 'invalid_range' } });
  });

  it('gives pages that hold every row once, with the total', async () => {
    const first = await list('stores', { range: [0, 3], sort: ['city', 'ASC'] });
    const second = await list('stores', { range: [4, 7], sort: ['city', 'ASC'] });
    expect(first.headers['content-range']).toBe('stores 0-3/7');
    expect(second.headers['content-range']).toBe('stores 4-6/7');
    const ids = [...rowsOf(first), ...rowsOf(second)].map((row) => row['id']);
    expect(new Set(ids).size).toBe(7);
  });

  it('names no row beyond the last page, and still says the total', async () => {
    const reply = await list('stores', { range: [50, 60] });
    expect(rowsOf(reply)).toEqual([]);
    expect(reply.headers['content-range']).toBe('stores */7');
  });

  it('gives many by their identifiers without a range', async () => {
    const all = rowsOf(await list('stores', { range: [0, 99] })).map((row) => row['id']);
    const some = rowsOf(await list('stores', { filter: { id: all.slice(0, 3) } }));
    expect(some.map((row) => row['id']).toSorted()).toEqual(all.slice(0, 3).toSorted());
  });

  it('sorts telephones and e-mails sign by sign, and what has none last', async () => {
    const contacts = await aRegion(client, { name: 'Kontakty' });
    const people = [{ phone: '+49301234567', email: 'urad.2@posta.test' }, { phone: '+420608111222', email: 'urad.10@posta.test' }, {}];
    for (const one of people) await aStore(client, { region_id: contacts, ...one });
    const filter = { region_id: contacts };
    expect(await labels('stores', { filter, sort: ['phone', 'ASC'] }, 'phone')).toEqual(['+420608111222', '+49301234567', null]);
    expect(await labels('stores', { filter, sort: ['email', 'DESC'] }, 'email')).toEqual([null, 'urad.2@posta.test', 'urad.10@posta.test']);
  });
});

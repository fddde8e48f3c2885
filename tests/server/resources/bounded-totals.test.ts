import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paging } from '../../../contract/basics/limits.ts';
import { regions } from '../../../contract/resources/stores/regions.ts';
import { KeptCounts } from '../../../server/db/kept-counts.ts';
import { parsePlace, readPage } from '../../../server/db/rows/page.ts';
import type { ListQuery } from '../../../server/db/rows/query/query.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { superAdministrator } from '../../support/people.ts';

const all = 40;
const most = 20;

const central = await centralOfFile();
const client = await superAdministrator(central);

describe('a total that is counted only so far', () => {
  let counts: KeptCounts;
  beforeAll(async () => {
    await sql`insert into regions (name) select 'Kraj ' || n from generate_series(1, ${all}) n`.execute(central.db);
  });
  beforeEach(() => {
    counts = new KeptCounts();
  });

  const read = (asked: Partial<ListQuery>) => {
    const actor = { role: 'superAdministrator', level: 1, maxLevelForSharingPrivileges: 1, resources: [], limitations: [] } as const;
    const query: ListQuery = { conditions: [], search: null, sort: [['id', 'asc']], offset: 0, limit: 5, ...asked };
    return readPage({ reading: { db: central.db, resource: regions, actor, now: new Date(), counts }, query, view: 'whole' });
  };

  it('is more than that, until the rows have been counted for who wants them all', async () => {
    expect(await read({ countUpTo: most })).toMatchObject({ count: 5, total: most, isMore: true });
    expect(await read({ countUpTo: most + 5 })).toMatchObject({ total: most + 5, isMore: true });
    expect(await read({})).toMatchObject({ total: all, isMore: false });
    expect(await read({ countUpTo: most })).toMatchObject({ total: all, isMore: false });
  });

  it('is exact up to the bound, and where the last page shows it', async () => {
    expect(await read({ countUpTo: all })).toMatchObject({ total: all, isMore: false });
    counts = new KeptCounts();
    expect(await read({ countUpTo: most, offset: 38 })).toMatchObject({ count: 2, total: all, isMore: false });
  });

  it('stops no page behind it', async () => {
    const page = await read({ countUpTo: most, offset: 25 });
    expect(page).toMatchObject({ count: 5, total: most, isMore: true });
    const after = parsePlace(regions, [['id', 'asc']], page.last ?? '{}');
    expect(await read({ countUpTo: most, offset: 30, after })).toMatchObject({ count: 5, total: most, isMore: true });
  });

  it('is said by the answer to a question that asks for no more, and no other one', async () => {
    const find = vi.spyOn(KeptCounts.prototype, 'find').mockReturnValue({ total: paging.countedAtOnce, more: 1 });
    const ended = { 'content-range': 'regions 0-1/*', 'total-more-than': String(paging.countedAtOnce) };
    expect((await client.get('/regions?range=[0,1]&total=bounded')).headers).toMatchObject(ended);
    const asked = await client.post('/regions/query', { range: [0, 1], total: 'bounded' });
    expect(asked).toMatchObject({ headers: ended, body: { total: paging.countedAtOnce } });
    const { headers } = await client.get('/regions?range=[0,1]');
    expect([headers['content-range'], headers['total-more-than']]).toEqual([`regions 0-1/${all}`, undefined]);
    find.mockRestore();
    expect(await client.get('/regions?total=exact')).toMatchObject({ status: 400, body: { err: 'unknown_parameter' } });
  });
});

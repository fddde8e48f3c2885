import { describe, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { rowsOf, superAdministrator, valueAt } from '../../support/people.ts';
import { aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('marking days', () => {
  it('marks, changes and takes away in one step, recorded row by row', async () => {
    const store = await aStore(root);
    const mark = async (days: readonly string[], day_type: string | null, note?: string) =>
      rowsOf(await root.post(`/stores/${store}/mark-days`, { days, day_type, note })).map(({ result }) => result);
    expect(await mark(['2026-12-28', '2026-12-29'], 'blocked', 'Inventura')).toEqual(['created', 'created']);
    expect(await mark(['2026-12-28', '2026-12-30'], 'holiday')).toEqual(['changed', 'created']);
    expect(await mark(['2026-12-28'], 'holiday')).toEqual(['unchanged']);
    expect(await mark(['2026-12-28', '2026-12-31'], null)).toEqual(['removed', 'unchanged']);
    const left = rowsOf(await root.get(`/day-marks?filter={"store_id":${store}}&sort=["day","ASC"]`));
    expect(left).toMatchObject([
      { day: '2026-12-29', day_type: 'blocked', note: 'Inventura' },
      { day: '2026-12-30', day_type: 'holiday' },
    ]);
    expect(rowsOf(await root.get(`/day-marks/${String(left[0]?.['id'])}/history`))).toMatchObject([{ action: 'create' }]);
  });

  it('two people who mark the same days at once both succeed, and one mark a day is left', async () => {
    const store = await aStore(root);
    const days = ['2026-12-28', '2026-12-29', '2026-12-30'];
    const replies = await Promise.all(
      ['blocked', 'holiday', 'blocked'].map((day_type) => root.post(`/stores/${store}/mark-days`, { days, day_type })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(rowsOf(await root.get(`/day-marks?filter={"store_id":${store}}`))).toHaveLength(3);
  });

  it.each([
    [{ days: [], day_type: 'blocked' }, 'days'],
    [{ days: ['2026-02-30'], day_type: 'blocked' }, 'days.0'],
    [{ days: ['2026-12-28'] }, 'day_type'],
    [{ days: ['2026-12-28'], day_type: 'free' }, 'day_type'],
    [{ days: ['2026-12-28'], day_type: 'blocked', note: 'x'.repeat(201) }, 'note'],
  ])('%j is refused at %s', async (body, at) => {
    const reply = await root.post(`/stores/${await aStore(root)}/mark-days`, body);
    expect([reply.status, Object.keys(Object(valueAt(reply.body, 'errors')))]).toEqual([422, [at]]);
  });
});

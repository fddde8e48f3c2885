import { Kysely, PostgresDialect } from 'kysely';
import { describe, expect, it } from 'vitest';
import { relativeViews } from '../../../server/db/migrations/before-release/0041-relative-views.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { numberAt, rowsOf, superAdministrator, valueAt } from '../../support/people.ts';

type Filter = Readonly<Record<string, unknown>>;

/** Wednesday, four days before clocks are put on. */
const saved = '2026-03-25T10:00:00.000Z';
const today = { starts_at_gte: '2026-03-24T23:00:00.000Z', starts_at_lte: '2026-03-25T22:59:59.999Z' };
const tomorrow = { starts_at_gte: '2026-03-25T23:00:00.000Z', starts_at_lte: '2026-03-26T22:59:59.999Z' };
const yesterday = { starts_at_gte: '2026-03-23T23:00:00.000Z', starts_at_lte: '2026-03-24T22:59:59.999Z' };
const week = { starts_at_gte: '2026-03-22T23:00:00.000Z', starts_at_lte: '2026-03-29T21:59:59.999Z' };
const friday = { starts_at_gte: '2026-03-26T23:00:00.000Z', starts_at_lte: '2026-03-27T22:59:59.999Z' };
const month = { starts_at_gte: '2026-02-28T23:00:00.000Z', starts_at_lte: '2026-03-31T21:59:59.999Z' };

const central = await centralOfFile();

describe('views that hold the days of a usual period', () => {
  const migrate = () => relativeViews.up(new Kysely<unknown>({ dialect: new PostgresDialect({ pool: central.opened.pool }) }));
  let made = 0;
  const stateOf = (filter: Filter) => ({ filter, sort: [['starts_at', 'asc']], columns: [], page_size: 25 });
  /** The filter of a view that was saved then, and renamed once more when `renamed` says so. */
  const converted = async (filter: Filter, at: { readonly renamed?: string; readonly resource?: string } = {}) => {
    const { renamed, resource = 'orders' } = at;
    made += 1;
    const name = `Pohled ${made}`;
    central.clock.moveTo(saved);
    const root = await superAdministrator(central);
    const { body } = await root.post('/views', { resource, name, shared: true, state: stateOf(filter) });
    const id = numberAt(body, 'id');
    if (renamed !== undefined) {
      central.clock.moveTo(renamed);
      await (await superAdministrator(central)).patch(`/views/${id}`, null, { name: `${name} jinak` });
    }
    await migrate();
    const views = rowsOf(await (await superAdministrator(central)).get(`/views?resource=${resource}`));
    return valueAt(
      views.find((view) => view['id'] === id),
      'state',
      'filter',
    );
  };

  it.each<[what: string, filter: Filter, relative: Filter]>([
    ['today', today, { starts_at_on: 'today' }],
    ['tomorrow', tomorrow, { starts_at_on: 'tomorrow' }],
    ['yesterday', yesterday, { starts_at_on: 'yesterday' }],
    ['the week, in which clocks are put on', week, { starts_at_on: 'week' }],
    ['today beside other filters', { q: 'jan', state: 'confirmed', ...today }, { q: 'jan', state: 'confirmed', starts_at_on: 'today' }],
    ['a field of another name', { created_at_gte: today.starts_at_gte, created_at_lte: today.starts_at_lte }, { created_at_on: 'today' }],
    [
      'groups',
      { any: [tomorrow, { all: [today, { state: 'missed' }] }] },
      { any: [{ starts_at_on: 'tomorrow' }, { all: [{ starts_at_on: 'today' }, { state: 'missed' }] }] },
    ],
  ])('ask for it by how far it is: %s', async (_, filter, relative) => {
    expect(await converted(filter)).toEqual(relative);
  });

  it('ask so for days without a time', async () => {
    const filter = { day_gte: '2026-03-25', day_lte: '2026-03-25' };
    expect(await converted(filter, { resource: 'opening-exceptions' })).toEqual({ day_on: 'today' });
  });

  it('are known by the day on which they were made, though they were renamed later', async () => {
    expect(await converted(today, { renamed: '2026-04-10T10:00:00.000Z' })).toEqual({ starts_at_on: 'today' });
  });

  it.each<[what: string, filter: Filter]>([
    ['of another day', friday],
    ['of a month, which people look back at by its name', month],
    ['with one bound alone', { starts_at_gte: today.starts_at_gte }],
    ['whose bounds are of two fields', { starts_at_gte: today.starts_at_gte, ends_at_lte: today.starts_at_lte }],
  ])('stay as they are %s', async (_, filter) => {
    expect(await converted(filter)).toEqual(filter);
  });
});

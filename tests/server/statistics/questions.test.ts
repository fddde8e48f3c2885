import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../contract/basics/access.ts';
import { mostVisits } from '../../../contract/operations/statistics-answer.ts';
import { hasVisits } from '../../../contract/rules/statistics/behind-row.ts';
import { computeMeasure, type MeasureName, measureNames } from '../../../contract/rules/statistics/definitions.ts';
import { noFigures } from '../../../contract/rules/statistics/figures.ts';
import { comparedKey, courseGroupings, type Grouping, type Question } from '../../../contract/rules/statistics/question.ts';
import { usualQuestion } from '../../../contract/rules/statistics/question-address.ts';
import { countAllChangedDays } from '../../../server/areas/statistics/counting/count-changed-days.ts';
import { startNewDay } from '../../../server/areas/statistics/counting/start-new-day.ts';
import { answerQuestion } from '../../../server/areas/statistics/questions/answer-question.ts';
import { readChoices } from '../../../server/areas/statistics/questions/read-choices.ts';
import { readVisits } from '../../../server/areas/statistics/questions/read-visits.ts';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';
import { type Database, queriesOver } from '../../../server/db/database.ts';
import { aMigratedDatabase } from '../../support/databases.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';
import { countDirectly } from '../../support/statistics/direct-count.ts';
import { addOrder, addTicket, allRows, insertStores } from '../../support/statistics/sample-rows.ts';

const now = new Date('2026-11-20T12:00:00Z');
const today = '2026-11-20';
const everybody: Actor = { role: 'superAdministrator', level: 0, limitations: [], resources: [], maxLevelForSharingPrivileges: 1 };
const states = ['waiting', 'called', 'finished', 'finished', 'finished', 'missed', 'cancelled', 'transferred'] as const;
/** A year that is over, both days on which clocks change, the last week of a year of 53, the month that goes on, and today. */
const days = ['2025-06-11', '2026-01-01', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-31', '2026-11-02', '2026-11-20'];
const byHour: readonly Grouping[] = ['hour', 'cell'];
const knownByHour: readonly MeasureName[] = ['tickets', 'clients', 'served', 'missed', 'missed_share', 'wait_mean', 'handling_mean'];

const withVisits = measureNames.filter(hasVisits);

let opened: OpenDatabase;
let db: Database;

beforeAll(async () => {
  opened = await aMigratedDatabase();
  db = queriesOver(opened);
  await insertStores(db, 3);
  for (let made = 0; made < 160; made += 1) {
    const store_id = (made % 3) + 1;
    const service_id = (store_id - 1) * 2 + (made % 2) + 1;
    const arrival = Date.parse(`${days[made % days.length] ?? ''}T00:00:00Z`) + ((made * 7_919_111) % 82_800_000);
    const created_at = new Date(arrival).toISOString();
    const state = states[made % states.length] ?? 'waiting';
    const order =
      made % 5 === 0 ? await addOrder(db, { store_id, service_id, starts_at: new Date(arrival + 300_000).toISOString() }) : null;
    const called = state === 'waiting' || state === 'cancelled' ? null : new Date(arrival + ((made * 611_953) % 3_000_000)).toISOString();
    const finished = state === 'waiting' || state === 'called' ? null : new Date(arrival + 3_100_000 + made * 1000).toISOString();
    const visit_id = null;
    await addTicket(db, { store_id, service_id, created_at, state, order_id: order, called_at: called, finished_at: finished, visit_id });
  }
  await countAllChangedDays(db, now);
  while (await startNewDay(db, now));
});
afterAll(() => opened.close());

const subset = <T>(of: readonly T[]) => fc.oneof(fc.constant([]), fc.subarray([...of], { minLength: 1 }));
const dates = fc.constantFrom(...days, '2026-01-31', '2026-03-01', '2026-10-01', '2026-10-26', '2024-12-30', '2025-12-29', '2026-12-31');
const questions = fc.record({
  period: fc.tuple(dates, dates).map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one })),
  stores: subset([1, 2, 3]),
  regions: fc.constant([]),
  services: subset([1, 2, 3, 4, 5, 6]),
  groups: fc.constant([]),
  channels: subset(['walk_in', 'web']),
  by: fc.constantFrom<Grouping>(
    'total',
    'store',
    'service',
    'channel',
    'booked',
    'hour',
    'weekday',
    'cell',
    'day',
    'week',
    'month',
    'quarter',
    'year',
  ),
  values: fc.subarray([...measureNames], { minLength: 1 }),
  compared: fc.constant(null),
  weekdays: subset([0, 1, 2, 3, 4, 5, 6]),
  target: fc.constantFrom(5, 15, 30, null),
});

type Town = {
  readonly minutes: number;
  readonly shortest: number;
  readonly leftOut: readonly number[];
  readonly hours: { readonly from: string; readonly until: string } | null;
};
const usualTown: Town = { minutes: 15, shortest: 0, leftOut: [], hours: null };

async function expectEqual(
  question: Question & { readonly period: { readonly from: string; readonly to: string } },
  town = usualTown,
  knowsPeaks = true,
): Promise<void> {
  const { by, period } = question;
  const target = question.target ?? town.minutes;
  const answer = await answerQuestion(db, { actor: everybody, question, today });
  const among = {
    stores: question.stores.length === 0 ? [1, 2, 3] : question.stores,
    services: question.services.length === 0 ? null : question.services,
    channels: question.channels.length === 0 ? null : question.channels,
    weekdays: question.weekdays.length === 0 ? null : question.weekdays,
    leftOut: question.services.length === 0 ? town.leftOut : [],
    shortest: town.shortest * 1000,
    hours: town.hours,
    period,
  };
  const rows = { ...(await allRows(db)), today };
  // Who waits for a part of the services is not known to the roll-ups.
  const isWhole = among.services === null && among.channels === null && !['service', 'channel', 'booked'].includes(by);
  const said = (figures: typeof noFigures, names: readonly MeasureName[], hasPeak: boolean) =>
    Object.fromEntries(
      names.map((name) => [name, computeMeasure(name, hasPeak ? figures : { ...figures, peak: null }, { within: target * 60_000 })]),
    );
  const names = (byHour.includes(by) ? knownByHour : measureNames).filter((name) => question.values.includes(name));
  const direct = countDirectly(rows, among, by);
  const expected = by === 'store' ? new Map(among.stores.map((id) => [String(id), direct.get(String(id)) ?? noFigures])) : direct;
  const answered = new Map(answer.rows.map(({ key, values }) => [key, Object.fromEntries(names.map((name) => [name, values[name]]))]));
  const isKnown = knowsPeaks && isWhole && (by === 'store' || among.stores.length === 1);
  expect(answered).toEqual(new Map([...expected].map(([key, figures]) => [key, said(figures, names, isKnown)])));
  const total = countDirectly(rows, among, 'total').get('') ?? noFigures;
  const whole = question.values.filter((name) => name !== 'peak');
  expect(Object.fromEntries(whole.map((name) => [name, answer.total[name]]))).toEqual(said(total, whole, false));
}

it('every figure is what a count of the tickets says, also after late and repeated events', async () => {
  await fc.assert(
    fc.asyncProperty(questions, (question) => expectEqual(question)),
    propertyRuns(1500),
  );
  await sql`update tickets set state = 'finished', called_at = created_at + interval '3 minutes', finished_at = created_at + interval '95 minutes'
    where id % 7 = 0`.execute(db);
  await sql`delete from tickets where id % 11 = 0`.execute(db);
  await sql`insert into statistics_dirty (store_id, day) select distinct store_id, (created_at at time zone 'Europe/Prague')::date from tickets`.execute(
    db,
  );
  await countAllChangedDays(db, now);
  await fc.assert(
    fc.asyncProperty(questions, (question) => expectEqual(question)),
    propertyRuns(500),
  );
}, 240_000);

it('what is compared is what the compared period says by itself, row by row', async () => {
  const compared = fc.constantFrom('before' as const, 'year_ago' as const, 'weekdays_year_ago' as const);
  await fc.assert(
    fc.asyncProperty(questions, compared, async (asked, comparison) => {
      const question = { ...asked, compared: comparison };
      const answer = await answerQuestion(db, { actor: everybody, question, today });
      const period = answer.compared_period;
      if (period === null) throw new Error('nothing was compared');
      const other = await answerQuestion(db, { actor: everybody, question: { ...asked, period }, today });
      expect(answer.compared_total).toEqual(other.total);
      const byKey = new Map(other.rows.map(({ key, values }) => [key, values]));
      for (const { key, compared: values } of answer.rows) {
        const otherKey = courseGroupings.includes(asked.by) ? comparedKey(key, asked.by, answer.period, period) : key;
        expect(values).toEqual((otherKey === null ? undefined : byKey.get(otherKey)) ?? null);
      }
    }),
    propertyRuns(150),
  );
}, 60_000);

it('the visits behind a value are as many as it says, or as it is said of', async () => {
  await fc.assert(
    fc.asyncProperty(questions, fc.nat({ max: 30 }), fc.constantFrom(...withVisits), async (asked, place, of) => {
      const question: Question = { ...asked, values: [of] };
      const { rows, total } = await answerQuestion(db, { actor: everybody, question, today });
      const all = await readVisits(db, { actor: everybody, question, today, key: null, of });
      expect(all.count).toBe(total[of]?.n ?? total[of]?.value);
      const row = rows[place % Math.max(1, rows.length)];
      if (row === undefined || (byHour.includes(question.by) && !knownByHour.includes(of))) return;
      const { count, visits } = await readVisits(db, { actor: everybody, question, today, key: row.key, of });
      expect([count, visits.length]).toEqual([row.values[of]?.n ?? row.values[of]?.value, Math.min(count, mostVisits)]);
    }),
    propertyRuns(150),
  );
}, 120_000);

it('stores beyond the limitation are said and never counted', async () => {
  const limited: Actor = { role: 'operator', level: 9, limitations: [2], resources: ['statistics'], maxLevelForSharingPrivileges: 1 };
  const question: Question = { ...usualQuestion, period: 'year', stores: [1, 2], by: 'store', values: ['tickets'] };
  const answer = await answerQuestion(db, { actor: limited, question, today });
  expect(answer.left_out_stores).toEqual([1]);
  expect(answer.rows.map(({ key, label }) => [key, label])).toEqual([['2', 'Pobočka 2']]);
  expect(answer.total['tickets']).toEqual(answer.rows[0]?.values['tickets']);
});

it('settings of the town hold in every figure: its target, the shortest handling, hours of arrival, services left out', async () => {
  const town: Town = { minutes: 30, shortest: 600, leftOut: [2, 5], hours: { from: '07:30', until: '17:15' } };
  await sql`update statistics_settings set target_minutes = ${String(town.minutes)}, target_share = 65, shortest_handling = ${town.shortest},
    left_out_services = ${town.leftOut}::int[], working_from = '07:30', working_to = '17:15'`.execute(db);
  await countAllChangedDays(db, now);
  await fc.assert(
    fc.asyncProperty(questions, (question) => expectEqual(question, town)),
    propertyRuns(300),
  );
  // What was outside is counted again once the hours are gone, though nothing of it was kept.
  await sql`update statistics_settings set working_from = null, working_to = null`.execute(db);
  await countAllChangedDays(db, now);
  await fc.assert(
    fc.asyncProperty(questions, (question) => expectEqual(question, { ...town, hours: null })),
    propertyRuns(100),
  );
  // Until all days are counted again, whole stores are put together of the services that count now.
  await sql`update statistics_settings set left_out_services = '{3}'`.execute(db);
  await fc.assert(
    fc.asyncProperty(questions, (question) => expectEqual(question, { ...town, hours: null, leftOut: [3] }, false)),
    propertyRuns(50),
  );
  const choices = await readChoices(db, everybody);
  expect(choices.target).toEqual({ minutes: 30, share: 0.65 });
}, 120_000);

it('a service that was renamed has its new name, and one that was deleted keeps its figures', async () => {
  const question: Question = {
    ...usualQuestion,
    period: { from: '2026-01-01', to: '2026-12-31' },
    stores: [1],
    services: [1, 2],
    by: 'service',
    values: ['tickets'],
  };
  const ask = async () => (await answerQuestion(db, { actor: everybody, question, today })).rows;
  const before = await ask();
  await sql`update services set name = 'Pasy a průkazy' where id = 1`.execute(db);
  await sql`update services set deleted_at = now() where id = 2`.execute(db);
  const after = await ask();
  expect(after.map(({ key, is_gone }) => [key, is_gone])).toEqual([
    ['1', false],
    ['2', true],
  ]);
  expect(after[0]?.label).toBe('Pasy a průkazy');
  expect(after.map(({ values }) => values)).toEqual(before.map(({ values }) => values));
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../contract/basics/access.ts';
import type { Grouping, Question } from '../../../contract/rules/statistics/question.ts';
import { usualQuestion } from '../../../contract/rules/statistics/question-address.ts';
import { countAllChangedDays } from '../../../server/areas/statistics/counting/count-changed-days.ts';
import { startNewDay } from '../../../server/areas/statistics/counting/start-new-day.ts';
import { answerFile } from '../../../server/areas/statistics/export/answer-file.ts';
import { answerQuestion } from '../../../server/areas/statistics/questions/answer-question.ts';
import { readChoices } from '../../../server/areas/statistics/questions/read-choices.ts';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';
import { type Database, queriesOver } from '../../../server/db/database.ts';
import { aMigratedDatabase } from '../../support/databases.ts';

const now = new Date('2026-11-20T12:00:00Z');
const today = '2026-11-20';
const everybody: Actor = { role: 'superAdministrator', level: 0, limitations: [], resources: [], maxLevelForSharingPrivileges: 1 };
const period = { from: '2026-01-01', to: '2026-10-31' };

let opened: OpenDatabase;
let db: Database;

// One store with 500 services, two groups that share a hundred of them, and clients who all come between eight and nine.
beforeAll(async () => {
  opened = await aMigratedDatabase();
  db = queriesOver(opened);
  await sql`insert into stores (id, label, code, active) values (1, 'Magistrát', 'M', true)`.execute(db);
  await sql`
    insert into services (store_id, id, name, state, web_order, show_in_web_ordering, show_in_mobile_app, show_in_current_overviews, ticket_prefix, number_from, number_to, priority)
    select 1, n, 'Činnost ' || n, 'active', true, true, true, true, 'A', 1, 999, 0 from generate_series(1, 500) n`.execute(db);
  await sql`insert into aggregate_groups (name, store_ids, active, service_ids) values
    ('Přední', '{1}', true, array(select generate_series(1, 300))), ('Zadní', '{1}', true, array(select generate_series(201, 500)))`.execute(
    db,
  );
  await sql`
    insert into tickets (store_id, service_id, number, state, created_at, called_at, finished_at)
    select 1, n, 'A' || n, 'finished', at, at + n * interval '2 seconds', at + n * interval '3 seconds' + interval '1 minute'
    from generate_series(1, 500) n, generate_series(0, n % 3) again,
      lateral (select ((date '2026-01-05' + (n * 7 + again * 31) % 290) + time '08:00' + n * interval '7 seconds') at time zone 'Europe/Prague' as at) moment`.execute(
    db,
  );
  await countAllChangedDays(db, now);
  while (await startNewDay(db, now));
});
afterAll(() => opened.close());

const asked = (by: Grouping): Question => ({ ...usualQuestion, period, by, values: ['tickets', 'wait_mean'] });
const answerBy = (by: Grouping) => answerQuestion(db, { actor: everybody, question: asked(by), today });
const keyOf = {
  total: `''`,
  service: 'service_id::text',
  cell: "(extract(isodow from created_at at time zone 'Europe/Prague') * 24 - 24 + extract(hour from created_at at time zone 'Europe/Prague'))::int::text",
} as const;
async function countedBy(by: keyof typeof keyOf): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; tickets: number }>`
    select ${sql.raw(keyOf[by])} as key, count(*)::int as tickets from tickets group by 1`.execute(db);
  return new Map(rows.map(({ key, tickets: count }) => [key, count]));
}
const tickets = (answer: Awaited<ReturnType<typeof answerBy>>) =>
  new Map(answer.rows.map(({ key, values }) => [key, values['tickets']?.value]));

describe('a store of 500 services with clients of one hour', () => {
  it('has a row for each service, and all of them in its file', async () => {
    const answer = await answerBy('service');
    const counted = await countedBy('service');
    expect(answer.rows.map(({ label }) => label)).toEqual(Array.from({ length: 500 }, (_, at) => `Činnost ${at + 1}`));
    expect(tickets(answer)).toEqual(counted);
    expect(answer.total['tickets']?.value).toBe((await countedBy('total')).get(''));
    const choices = await readChoices(db, everybody);
    const file = await answerFile({ answer, question: asked('service'), choices, now, language: 'cs', format: 'csv' });
    const lines = file.body.toString().split('\r\n');
    expect([lines.filter((line) => /Činnost \d/u.test(line)).length, lines.some((line) => line.includes('Činnost 500'))]).toEqual([
      500,
      true,
    ]);
  });

  it('has one row of hours, and its days of the week in the heat map', async () => {
    expect(tickets(await answerBy('hour'))).toEqual(new Map([['8', (await countedBy('total')).get('')]]));
    const cells = await answerBy('cell');
    expect(cells.rows.map(({ key }) => Number(key) % 24)).toEqual(Array.from({ length: 7 }, () => 8));
    expect(tickets(cells)).toEqual(await countedBy('cell'));
  });

  it('counts in each group the services that it joins, and in the total each of them once', async () => {
    const answer = await answerBy('group');
    const services = await countedBy('service');
    const of = (from: number, to: number): number =>
      [...services].reduce((sum, [key, count]) => (Number(key) >= from && Number(key) <= to ? sum + count : sum), 0);
    expect(answer.rows.map(({ label, values }) => [label, values['tickets']?.value])).toEqual([
      ['Přední', of(1, 300)],
      ['Zadní', of(201, 500)],
    ]);
    expect(answer.total['tickets']?.value).toBe(of(1, 500));
  });
});

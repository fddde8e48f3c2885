import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../contract/basics/access.ts';
import { addDays } from '../../../contract/rules/opening/calendar-days.ts';
import { computeMeasure, employeeMeasures } from '../../../contract/rules/statistics/definitions.ts';
import { noFigures } from '../../../contract/rules/statistics/figures.ts';
import { findReportOffers, reportKinds } from '../../../contract/rules/statistics/report/report-offers.ts';
import { type ReportQuery, reportAddress, usualReport } from '../../../contract/rules/statistics/report/report-query.ts';
import { countAllChangedDays } from '../../../server/areas/statistics/counting/count-changed-days.ts';
import { recount } from '../../../server/areas/statistics/counting/recount.ts';
import { answerFile } from '../../../server/areas/statistics/export/answer-file.ts';
import { readChoices } from '../../../server/areas/statistics/questions/read-choices.ts';
import { answerReport } from '../../../server/areas/statistics/reports/answer-report.ts';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';
import { type Database, queriesOver } from '../../../server/db/database.ts';
import { aMigratedDatabase } from '../../support/databases.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';
import { countWork, type Session, type Worked } from '../../support/statistics/direct-employees.ts';
import { pdfStructure } from '../../support/statistics/pdf-structure.ts';
import { insertStores } from '../../support/statistics/sample-rows.ts';

const now = new Date('2026-11-20T12:00:00Z');
const today = '2026-11-20';
const everybody: Actor = { role: 'superAdministrator', level: 0, limitations: [], resources: [], maxLevelForSharingPrivileges: 1 };
const days = ['2026-09-30', '2026-10-01', '2026-10-05', '2026-10-23', '2026-11-02'] as const;
const states = ['finished', 'finished', 'missed', 'transferred', 'finished'] as const;

let opened: OpenDatabase;
let db: Database;
const tickets: Worked[] = [];
const sessions: Session[] = [];

beforeAll(async () => {
  opened = await aMigratedDatabase();
  db = queriesOver(opened);
  await insertStores(db, 2);
  await sql`insert into employees (id, store_id, code, name, active)
    select (s - 1) * 2 + k, s, 'Z' || k, 'Zaměstnanec ' || k, true from generate_series(1, 2) s, generate_series(1, 2) k`.execute(db);
  await sql`insert into desks (id, store_id, number, label, desk_kind, service_ids, active)
    select (s - 1) * 2 + k, s, k, 'Přepážka ' || k, 'software', '{}', true from generate_series(1, 2) s, generate_series(1, 2) k`.execute(
    db,
  );
  for (let made = 0; made < 120; made += 1) {
    const store_id = (made % 2) + 1;
    const service_id = (store_id - 1) * 2 + ((made >> 1) % 2) + 1;
    const employee_id = (store_id - 1) * 2 + ((made >> 2) % 2) + 1;
    const desk_id = made % 5 === 0 ? null : (store_id - 1) * 2 + ((made >> 3) % 2) + 1;
    // Whole minutes, some of them at once with others, some outside of sessions.
    const arrival = Date.parse(`${days[made % days.length] ?? ''}T06:00:00Z`) + ((made * 37) % 600) * 60_000;
    const called = arrival + ((made * 7) % 30) * 60_000;
    const state = states[made % states.length] ?? 'finished';
    tickets.push({
      store_id,
      service_id,
      employee_id,
      desk_id,
      state,
      created_at: new Date(arrival).toISOString(),
      called_at: new Date(called).toISOString(),
      finished_at: new Date(called + (1 + ((made * 11) % 25)) * 60_000).toISOString(),
    });
  }
  for (const [at, day] of days.slice(1).entries()) {
    for (const desk_id of [1, 2, 3, 4]) {
      const store_id = desk_id < 3 ? 1 : 2;
      const employee_id = (store_id - 1) * 2 + ((desk_id + at) % 2) + 1;
      const session = { store_id, desk_id, employee_id };
      sessions.push({ ...session, started_at: `${day}T06:00:00.000Z`, ended_at: `${day}T10:30:00.000Z` });
      sessions.push({ ...session, started_at: `${day}T11:00:00.000Z`, ended_at: `${day}T15:0${desk_id}:00.000Z` });
    }
  }
  for (const one of tickets) {
    await sql`insert into tickets (store_id, service_id, number, state, created_at, called_at, finished_at, employee_id, desk_id)
      values (${one.store_id}, ${one.service_id}, 'A1', ${one.state}, ${one.created_at}, ${one.called_at}, ${one.finished_at},
        ${one.employee_id}, ${one.desk_id})`.execute(db);
  }
  await countAllChangedDays(db, now);
  // What desks report comes later than what tickets do.
  for (const [at, one] of sessions.entries()) {
    await sql`insert into desk_sessions (store_id, desk_id, sequence, employee_id, started_at, ended_at)
      values (${one.store_id}, ${one.desk_id}, ${at}, ${one.employee_id}, ${one.started_at}, ${one.ended_at})`.execute(db);
  }
  await countAllChangedDays(db, now);
});
afterAll(() => opened.close());

const usual = usualReport('employees');
const dates = fc.constantFrom(...days, '2026-10-31', '2026-09-01');
const queries: fc.Arbitrary<ReportQuery> = fc.record({
  stores: fc.constantFrom<ReportQuery['stores']>('all', ['1'], ['2']),
  categories: fc.constantFrom<ReportQuery['categories']>('all', 'all', ['1', '3'], ['2']),
  values: fc.constant(employeeMeasures),
  weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
  period: fc.tuple(dates, dates).map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one })),
  by: fc.constantFrom(...findReportOffers('employees').groupings),
  compared: fc.constant(null),
});

const ask = (query: ReportQuery, kind: (typeof reportKinds)[number] = 'employees', actor = everybody) =>
  answerReport(db, { actor, kind, query: reportAddress(query), today });

describe('a report of employees', () => {
  it('says what a count of tickets and of minutes at desks says, whatever it is asked', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const { by, period, weekdays } = query;
        // A desk knows its services together.
        fc.pre(by !== 'desk' || query.categories === 'all');
        const { answer } = (await ask(query)).report;
        const among = {
          stores: query.stores === 'all' ? [1, 2] : query.stores.map(Number),
          services: query.categories === 'all' ? null : query.categories.map(Number),
          weekdays,
          period: typeof period === 'object' && period !== null ? period : { from: today, to: today },
        };
        const counted = countWork(tickets, sessions, among, by);
        const expected = by === 'store' ? new Map(among.stores.map((id) => [String(id), counted.get(String(id)) ?? noFigures])) : counted;
        const said = (figures: typeof noFigures) =>
          Object.fromEntries(employeeMeasures.map((name) => [name, computeMeasure(name, figures, { within: 900_000 })]));
        expect(new Map(answer.rows.map(({ key, values }) => [key, values]))).toEqual(
          new Map([...expected].map(([key, figures]) => [key, said(figures)])),
        );
        const total = countWork(tickets, sessions, among, by === 'service' ? 'service' : 'total');
        if (by !== 'service') expect(answer.total).toEqual(said(total.get('') ?? noFigures));
      }),
      propertyRuns(400),
    );
  }, 120_000);

  it('is what a recount says, and knows since when times at desks are known', async () => {
    expect((await recount(db, now)).differences).toEqual([]);
    const { report } = await ask({ ...usual, period: { from: '2026-09-01', to: '2026-11-10' } });
    expect(report.desk_times_since).toBe('2026-10-01');
  });

  it('hides names from people without the right, and keeps its figures', async () => {
    const reader: Actor = { role: 'operator', level: 9, limitations: [], resources: ['overviews'], maxLevelForSharingPrivileges: 1 };
    const query = { ...usual, period: { from: '2026-09-01', to: '2026-11-10' } };
    const [seen, hidden] = [(await ask(query)).report, (await ask(query, 'employees', reader)).report];
    expect(seen.answer.rows.every(({ label }) => label !== null)).toBe(true);
    expect([hidden.are_names_hidden, hidden.answer.rows.map(({ label }) => label)]).toEqual([true, [null, null, null, null]]);
    expect(hidden.answer.rows.map(({ values }) => values)).toEqual(seen.answer.rows.map(({ values }) => values));
  });

  it('keeps the work and the name of an employee who left', async () => {
    const query = { ...usual, period: { from: '2026-09-01', to: '2026-11-10' } };
    const before = (await ask(query)).report.answer;
    await sql`update employees set deleted_at = now() where id = 2`.execute(db);
    const after = (await ask(query)).report.answer;
    await sql`update employees set deleted_at = null where id = 2`.execute(db);
    expect(after).toEqual({ ...before, rows: before.rows.map((row) => (row.key === '2' ? { ...row, is_gone: true } : row)) });
    expect(after.rows.find(({ key }) => key === '2')?.label).toBe('Zaměstnanec 2');
  });

  it('shows only the total of so few employees that numbers would tell who they are', async () => {
    const reader: Actor = { role: 'operator', level: 9, limitations: [1], resources: ['overviews'], maxLevelForSharingPrivileges: 1 };
    const query = { ...usual, stores: ['1'], period: { from: '2026-09-01', to: '2026-11-10' } };
    const [seen, hidden] = [(await ask(query)).report, (await ask(query, 'employees', reader)).report];
    expect([seen.answer.rows.length, seen.are_few_hidden]).toEqual([2, false]);
    expect([hidden.answer.rows, hidden.are_few_hidden]).toEqual([[], true]);
    expect(hidden.answer.total).toEqual(seen.answer.total);
  });
});

describe('a report', () => {
  it('lists the longest waits of clients, the longest first', async () => {
    const { report } = await ask({ ...usualReport('clients'), period: { from: '2026-09-01', to: '2026-11-10' } }, 'clients');
    const waits = tickets.map((one) => Date.parse(one.called_at ?? '') - Date.parse(one.created_at)).toSorted((one, other) => other - one);
    expect(report.longest.map(({ wait }) => wait)).toEqual(waits.slice(0, 20));
  });

  it('refuses what the rules refuse, each at its field', async () => {
    const faulty: ReportQuery = {
      ...usualReport('services'),
      stores: [],
      categories: [],
      values: ['clients', 'clients'],
      weekdays: [],
      period: null,
    };
    await expect(ask(faulty, 'services')).rejects.toMatchObject({
      options: {
        problems: {
          stores: { code: 'required' },
          categories: { code: 'required' },
          'values.1': { code: 'repeated_row' },
          weekdays: { code: 'required' },
          period: { code: 'required' },
        },
      },
    });
  });

  it.each(reportKinds)('of %s is a file of pages with all of its rows', async (kind) => {
    const { question, report } = await ask({ ...usualReport(kind), period: { from: '2026-09-01', to: '2026-11-10' } }, kind);
    const choices = await readChoices(db, everybody);
    const file = await answerFile({ answer: report.answer, question, choices, now, language: 'cs', format: 'pdf', report: kind });
    expect([file.body.subarray(0, 5).toString(), file.type]).toEqual(['%PDF-', 'application/pdf']);
    expect(file.name).toContain('.pdf');
    const { types, drawn, untagged, catalog } = pdfStructure(file.body);
    const count = (type: string): number => types.filter((one) => one === type).length;
    const [rows, columns] = [report.answer.rows.length + 1, count('TH') - report.answer.rows.length - 1];
    expect([count('Document'), count('H1'), count('Table'), count('TR')]).toEqual([1, 1, 1, rows + 1]);
    // Each row has its name as a head and a cell for every other column.
    expect(count('TD')).toBe(rows * (columns - 1));
    expect([count('H2'), count('Figure')]).toEqual(report.answer.rows.length > 1 ? [1, 1] : [0, 0]);
    expect(count('Lbl')).toBe(count('LBody'));
    expect(catalog).toMatchObject({ isMarked: true, language: 'cs', showsTitle: true, figuresWithoutText: 0 });
    expect(drawn).toBeGreaterThan(rows * columns);
    expect(untagged).toEqual([]);
  });

  it('of many days repeats its head on each page for eyes alone', async () => {
    const wanted = { ...usualReport('services'), by: 'day' as const, period: { from: '2026-01-01', to: '2026-11-10' } };
    const { question, report } = await ask(wanted, 'services');
    const [first] = report.answer.rows;
    if (first === undefined) throw new Error('no row');
    const rows = Array.from({ length: 120 }, (_, at) => ({ ...first, key: addDays('2026-01-01', at) }));
    const choices = await readChoices(db, everybody);
    const { body } = await answerFile({
      answer: { ...report.answer, rows },
      question,
      choices,
      now,
      language: 'en',
      format: 'pdf',
      report: 'services',
    });
    const { types, untagged, pages } = pdfStructure(body);
    expect(pages).toBeGreaterThan(2);
    expect([types.filter((one) => one === 'TR').length, untagged]).toEqual([122, []]);
  });
});

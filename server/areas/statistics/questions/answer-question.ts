import { sql } from 'kysely';
import type { Actor } from '../../../../contract/basics/access.ts';
import type { StatisticsAnswer, StatisticsSpread } from '../../../../contract/operations/statistics-answer.ts';
import { computeMeasure, definitions, type MeasureName } from '../../../../contract/rules/statistics/definitions.ts';
import { addFigures, type Figures, noFigures } from '../../../../contract/rules/statistics/figures.ts';
import { countBands } from '../../../../contract/rules/statistics/histogram.ts';
import {
  comparedPeriod,
  courseGroupings,
  hourGroupings,
  type Period,
  placeInPeriod,
  type Question,
  resolvePeriod,
} from '../../../../contract/rules/statistics/question.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import { isNamed, readLabels, readScope, type Seen } from './question-scope.ts';
import { readAnswer } from './question-sql.ts';
import { isOfWholeStores, type Scope } from './question-tables.ts';

export type AskedQuestion = { readonly actor: Actor; readonly question: Question; readonly today: string };
/** Where figures come from, of which services, and how their rows are called, where that is not as statistics have it. */
export type Source = {
  readonly read: typeof readAnswer;
  readonly leavesOut: boolean;
  readonly hidesNames: boolean;
};
const ofClients: Source = { read: readAnswer, leavesOut: true, hidesNames: false };

type Answered = { readonly rows: ReadonlyMap<string, Figures>; readonly total: Figures };

/** Answers a question of statistics out of roll-ups: no ticket is read. */
export async function answerQuestion(
  db: Database,
  { actor, question, today }: AskedQuestion,
  source: Source = ofClients,
): Promise<StatisticsAnswer> {
  const scope = await readScope(db, actor, question);
  const seen = source.leavesOut ? scope : { ...scope, servicesLeftOut: [] };
  const { weekdays } = question;
  const period = resolvePeriod(question.period, today);
  const other = question.compared === null ? null : comparedPeriod(period, question.compared, today);
  const read = (of: Period) => readPeriod(db, question, { seen, period: of, today, source });
  const now = await read(period);
  const then = other === null ? null : await read(other);
  const keys = [...now.rows.keys()].toSorted(inOrder);
  const labels = await readLabels(db, question.by, source.hidesNames ? [] : keys);
  const whole: Question = { ...question, by: 'total' };
  const { minutes } = seen.target;
  const uncounted = await countUncounted(db);
  const pairs = then === null || other === null ? null : pairsOf(then.rows, question, other);
  return {
    period,
    compared_period: other,
    days:
      other === null
        ? null
        : {
            counted: await countDays(db, seen.stores, { ...period, weekdays }),
            compared: await countDays(db, seen.stores, { ...other, weekdays }),
          },
    is_unfinished: period.from <= today && period.to >= today,
    is_current: uncounted === 0,
    uncounted_days: uncounted,
    target: seen.target,
    stopped_days: await countStopped(db),
    working_hours: seen.workingHours,
    left_out_services: seen.servicesLeftOut,
    rows: keys.map((key) => {
      const named = labels.get(key);
      const earlier = pairs?.get(pairKey(key, question, period));
      return {
        key,
        label: named?.label ?? null,
        place: named?.place ?? null,
        is_gone: !source.hidesNames && isNamed(question.by) && key !== '' && (named?.isGone ?? true),
        values: valuesOf(now.rows.get(key) ?? noFigures, question, minutes),
        compared: earlier === undefined ? null : valuesOf(earlier, question, minutes),
      };
    }),
    total: valuesOf(now.total, whole, minutes),
    compared_total: then === null ? null : valuesOf(then.total, whole, minutes),
    left_out_stores: seen.storesOutOfReach,
  };
}

type Place = { readonly seen: Seen; readonly period: Period; readonly today: string; readonly source: Source };

/** How long those waited who were called, and the values that are said with it. */
export async function answerSpread(db: Database, { actor, question, today }: AskedQuestion): Promise<StatisticsSpread> {
  const whole: Question = { ...question, by: 'total', values: ['wait_median', 'wait_p90', 'within_target'] };
  const seen = await readScope(db, actor, whole);
  const period = resolvePeriod(whole.period, today);
  const other = whole.compared === null ? null : comparedPeriod(period, whole.compared, today);
  const { total } = await readPeriod(db, whole, { seen, period, today, source: ofClients });
  const then = other === null ? null : (await readPeriod(db, whole, { seen, period: other, today, source: ofClients })).total;
  const earlier = then === null ? null : countBands(then.waits.histogram ?? new Map());
  return {
    period,
    compared_period: other,
    bands: countBands(total.waits.histogram ?? new Map()).map((band, at) => ({ ...band, compared: earlier?.[at]?.count ?? null })),
    total: valuesOf(total, whole, seen.target.minutes),
    target: seen.target,
    left_out_stores: seen.storesOutOfReach,
  };
}

async function readPeriod(db: Database, question: Question, { seen, period, today, source }: Place): Promise<Answered> {
  const sums = [...new Set(question.values.flatMap((name) => definitions[name].sums))];
  const channels = question.channels.length === 0 ? null : question.channels;
  const weekdays = question.weekdays.length === 0 ? null : question.weekdays;
  const scope: Scope = {
    stores: seen.stores,
    services: seen.services,
    leftOut: seen.servicesLeftOut,
    knowsWholeStores: seen.knowsWholeStores,
    channels,
    weekdays,
    period,
    by: question.by,
    sums,
    today,
  };
  const found = await source.read(db, scope);
  // How many wait for some of the services at once is not known, also where no one waits.
  const nothing = isOfWholeStores(scope) ? noFigures : { ...noFigures, peak: null };
  const rows = question.by === 'store' ? new Map(seen.stores.map((id) => [String(id), found.get(String(id)) ?? nothing])) : found;
  return { rows, total: await readTotal(db, question, { scope, rows: found, source }) };
}

/** Services of several groups are in the rows of each, and hours do not know all: then the whole is read for itself. */
async function readTotal(
  db: Database,
  { values }: Question,
  { scope, rows, source }: { readonly scope: Scope; readonly rows: ReadonlyMap<string, Figures>; readonly source: Source },
): Promise<Figures> {
  const areInRows = scope.by !== 'group' && (!hourGroupings.includes(scope.by) || values.every((name) => knownByHour.includes(name)));
  if (!areInRows) {
    const services = scope.by === 'group' && scope.services === null ? await groupedServices(db) : scope.services;
    const whole = await source.read(db, { ...scope, by: 'total', services });
    return whole.get('') ?? noFigures;
  }
  const total = [...rows.values()].reduce(addFigures, noFigures);
  return isOfWholeStores(scope) && scope.stores.length === 1 ? total : { ...total, peak: null };
}

async function groupedServices(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number | null }>`
    select distinct unnest(service_ids) as id from aggregate_groups where deleted_at is null`.execute(db);
  return rows.flatMap(({ id }) => id ?? []);
}

/** What hours do not know is said of no hour, and never as nothing. */
const knownByHour: readonly MeasureName[] = ['tickets', 'clients', 'served', 'missed', 'missed_share', 'wait_mean', 'handling_mean'];

function valuesOf(
  figures: Figures,
  { values, by }: Question,
  minutes: number,
): Readonly<Record<string, ReturnType<typeof computeMeasure>>> {
  const isByHour = hourGroupings.includes(by);
  return Object.fromEntries(
    values.map((name) => [
      name,
      isByHour && !knownByHour.includes(name) ? { value: null, n: null } : computeMeasure(name, figures, { within: minutes * 60_000 }),
    ]),
  );
}

function pairsOf(rows: ReadonlyMap<string, Figures>, question: Question, period: Period): ReadonlyMap<string, Figures> {
  return new Map([...rows].map(([key, figures]) => [pairKey(key, question, period), figures]));
}

/** Rows of a course are held together by their place in the period, all others by what they are of. */
function pairKey(key: string, { by }: Question, period: Period): string {
  return courseGroupings.includes(by) ? String(placeInPeriod(key, by, period)) : key;
}

function inOrder(one: string, other: string): number {
  const [first, second] = [Number(one), Number(other)];
  if (!Number.isNaN(first) && !Number.isNaN(second)) return first - second;
  return one < other ? -1 : 1;
}

type DaysOf = Period & { readonly weekdays: readonly number[] };

/** On how many days any of the stores had a ticket. */
async function countDays(db: Database, stores: readonly number[], { from, to, weekdays }: DaysOf): Promise<number> {
  const among = weekdays.length === 0 ? sql`true` : sql`extract(isodow from day)::int - 1 = any(${[...weekdays]}::int[])`;
  const { rows } = await sql<{ days: number }>`
    select count(distinct day)::int as days from statistics_store_days
    where store_id = any(${[...stores]}::int[]) and day between ${from}::date and ${to}::date and tickets > 0 and ${among}`.execute(db);
  return oneRow(rows).days;
}

async function countStopped(db: Database): Promise<number> {
  const { rows } = await sql<{ days: number }>`select count(*)::int as days from statistics_left_days`.execute(db);
  return oneRow(rows).days;
}

async function countUncounted(db: Database): Promise<number> {
  const { rows } = await sql<{ days: number }>`select count(*)::int as days from statistics_dirty`.execute(db);
  return oneRow(rows).days;
}

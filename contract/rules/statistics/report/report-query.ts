import type { MeasureName } from '../definitions.ts';
import { comparisons, countPeriodDays, type Grouping, type NamedPeriod, namedPeriods, type Period, type Question } from '../question.ts';
import { readAddressParts } from '../question-address.ts';
import { findReportOffers, type ReportKind } from './report-offers.ts';

/** All that there are, or those that are ticked. */
export type Chosen = 'all' | readonly string[];

/** What a report is asked. It is kept as it was typed: a query with faults has them at its fields. */
export type ReportQuery = {
  readonly stores: Chosen;
  /** Services and groups of them (`g3`), of clients the ways in which they came. */
  readonly categories: Chosen;
  readonly values: readonly string[];
  /** 0 is Monday. */
  readonly weekdays: readonly number[];
  /** Null while no date is chosen. */
  readonly period: NamedPeriod | Period | null;
  readonly by: Grouping;
  readonly compared: Question['compared'];
};

/** What is wrong at a field: nothing is chosen, a value is there twice, or something that the report does not know. */
export type ReportFault = 'nothing' | 'twice' | 'unknown' | 'reversed' | 'too_long' | 'whole_desks';
export type ReportField = 'stores' | 'categories' | 'values' | 'weekdays' | 'period';
/** By fields; `values.2` is the third of the monitored values. */
export type ReportFaults = Readonly<Record<string, ReportFault>>;

/** No report is about more days: that is a mistyped year. */
export const mostReportDays = 3653;

/** What a report asks where nothing is said. */
export function usualReport(kind: ReportKind): ReportQuery {
  const { usualValues, usualBy } = findReportOffers(kind);
  return {
    stores: 'all',
    categories: 'all',
    values: usualValues,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    period: 'last_month',
    by: usualBy,
    compared: null,
  };
}

/** The rules of specification section 5, and what the report has to know of its parts. */
export function findReportFaults(kind: ReportKind, query: ReportQuery): ReportFaults {
  const faults: Record<string, ReportFault> = {};
  const { stores, categories, values, weekdays, period, by } = query;
  if (stores.length === 0) faults['stores'] = 'nothing';
  else if (stores !== 'all' && !stores.every(isIdentifier)) faults['stores'] = 'unknown';
  if (categories.length === 0) faults['categories'] = 'nothing';
  else if (categories !== 'all' && !categories.every(kind === 'clients' ? isChannel : isService)) faults['categories'] = 'unknown';
  // What was done at a desk is known of all its services together.
  else if (by === 'desk' && categories !== 'all') faults['categories'] = 'whole_desks';
  if (values.length === 0) faults['values'] = 'nothing';
  values.forEach((value, at) => {
    if (!findReportOffers(kind).values.some((one) => one === value)) faults[`values.${at}`] = 'unknown';
    else if (values.indexOf(value) < at) faults[`values.${at}`] = 'twice';
  });
  if (weekdays.length === 0) faults['weekdays'] = 'nothing';
  if (period === null) faults['period'] = 'nothing';
  else if (typeof period !== 'string') {
    if (period.to < period.from) faults['period'] = 'reversed';
    else if (countPeriodDays(period) > mostReportDays) faults['period'] = 'too_long';
  }
  return faults;
}

const isIdentifier = (text: string): boolean => /^[1-9]\d{0,8}$/u.test(text);
const isService = (text: string): boolean => /^g?[1-9]\d{0,8}$/u.test(text);
const isChannel = (text: string): boolean => /^[a-z_]{1,20}$/u.test(text);

/** The question of statistics that answers a report without faults. Its rows, values and period are the same. */
export function buildReportQuestion(kind: ReportKind, query: ReportQuery): Question {
  const { stores, categories, values, weekdays, period, by, compared } = query;
  const chosen = categories === 'all' ? [] : categories;
  const ofClients = kind === 'clients';
  return {
    period: period ?? 'last_month',
    stores: stores === 'all' ? [] : stores.map(Number),
    regions: [],
    services: ofClients ? [] : chosen.filter((one) => !one.startsWith('g')).map(Number),
    groups: ofClients ? [] : chosen.flatMap((one) => (one.startsWith('g') ? [Number(one.slice(1))] : [])),
    channels: ofClients ? chosen : [],
    weekdays: weekdays.length === 7 ? [] : weekdays,
    by,
    values: values.flatMap((value): MeasureName[] => findReportOffers(kind).values.filter((one) => one === value)),
    compared,
    target: null,
  };
}

/** A query as the part of an address after `?`: all of it, so that it says the same when what is usual changes. */
export function reportAddress({ stores, categories, values, weekdays, period, by, compared }: ReportQuery): string {
  const dates = typeof period === 'string' ? period : period === null ? '' : `${period.from}_${period.to}`;
  const parts = [
    ['stores', stores === 'all' ? stores : stores.join('.')],
    ['categories', categories === 'all' ? categories : categories.join('.')],
    ['values', values.join('.')],
    ['weekdays', weekdays.join('.')],
    ['period', dates],
    ['by', by],
    ...(compared === null ? [] : [['compared', compared]]),
  ];
  return parts.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&');
}

/** The query of an address. What it does not say is not chosen; what nothing understands stays, as a fault at its field. */
export function parseReportQuery(kind: ReportKind, address: string): ReportQuery {
  const parts = readAddressParts(address);
  const listed = (name: string): readonly string[] => (parts.get(name) ?? '').split('.').filter((one) => one !== '');
  const chosen = (name: string): Chosen => (parts.get(name) === 'all' ? 'all' : listed(name));
  const period = parts.get('period') ?? '';
  return {
    stores: chosen('stores'),
    categories: chosen('categories'),
    values: listed('values'),
    weekdays: [...new Set(listed('weekdays').map(Number))]
      .filter((one) => Number.isInteger(one) && one >= 0 && one <= 6)
      .toSorted((one, other) => one - other),
    period: namedPeriods.find((one) => one === period) ?? datesIn(period),
    by: findReportOffers(kind).groupings.find((one) => one === parts.get('by')) ?? findReportOffers(kind).usualBy,
    compared: comparisons.find((one) => one === parts.get('compared')) ?? null,
  };
}

function datesIn(text: string): Period | null {
  const [, from = '', to = ''] = /^(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)$/u.exec(text) ?? [];
  const isDay = (day: string): boolean => !Number.isNaN(Date.parse(day)) && new Date(Date.parse(day)).toISOString().startsWith(day);
  return isDay(from) && isDay(to) ? { from, to } : null;
}

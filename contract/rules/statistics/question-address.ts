import { type MeasureName, measureNames } from './definitions.ts';
import { exactMinutes } from './histogram.ts';
import { comparisons, countPeriodDays, groupings, namedPeriods, type Period, type Question, resolvePeriod } from './question.ts';

/** What is asked where an address says nothing. */
export const usualQuestion: Question = {
  period: 'last_month',
  stores: [],
  regions: [],
  services: [],
  groups: [],
  channels: [],
  by: 'store',
  values: ['clients', 'missed_share', 'wait_mean', 'wait_p90', 'service_level', 'handling_mean'],
  compared: null,
  weekdays: [],
  target: null,
};

const identifierLists = ['stores', 'regions', 'services', 'groups'] as const;

/** A question as the part of an address after `?`: only what is not usual, and a named period by its name. */
export function writeQuestionAddress(question: Question): string {
  const parts = new Map<string, string>();
  const { period, channels, by, values, compared, weekdays, target } = question;
  if (typeof period !== 'string') parts.set('period', `${period.from}_${period.to}`);
  else if (period !== usualQuestion.period) parts.set('period', period);
  for (const name of identifierLists) if (question[name].length > 0) parts.set(name, question[name].join('.'));
  if (channels.length > 0) parts.set('channels', channels.join('.'));
  if (by !== usualQuestion.by) parts.set('by', by);
  if (values.join('.') !== usualQuestion.values.join('.')) parts.set('values', values.join('.'));
  if (compared !== null) parts.set('compared', compared);
  if (weekdays.length > 0) parts.set('weekdays', weekdays.join('.'));
  if (target !== null) parts.set('target', String(target));
  return [...parts].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

/** The same question with days instead of the name of its period: it says the same tomorrow. */
export function withFixedDates(question: Question, today: string): Question {
  return { ...question, period: resolvePeriod(question.period, today) };
}

/** The question of an address, and which of its parts are not understood: they count as usual, and are said. */
export function parseQuestion(address: string): { readonly question: Question; readonly misread: readonly string[] } {
  const parts = readAddressParts(address);
  const misread: string[] = [];
  const read = <T>(name: string, usual: T, parse: (value: string) => T | null): T => {
    const given = parts.get(name);
    if (given === undefined) return usual;
    const value = given === null ? null : parse(given);
    if (value === null) misread.push(name);
    return value ?? usual;
  };
  const identifiers = (name: (typeof identifierLists)[number]) => read(name, usualQuestion[name], identifiersIn);
  const question: Question = {
    period: read('period', usualQuestion.period, (value) => namedPeriods.find((one) => one === value) ?? datesIn(value)),
    stores: identifiers('stores'),
    regions: identifiers('regions'),
    services: identifiers('services'),
    groups: identifiers('groups'),
    channels: read('channels', usualQuestion.channels, (value) => (/^[a-z_.]{1,200}$/u.test(value) ? value.split('.') : null)),
    by: read('by', usualQuestion.by, (value) => groupings.find((one) => one === value) ?? null),
    values: read('values', usualQuestion.values, valuesIn),
    compared: read('compared', usualQuestion.compared, (value) => comparisons.find((one) => one === value) ?? null),
    weekdays: read('weekdays', usualQuestion.weekdays, weekdaysIn),
    target: read('target', usualQuestion.target, (value) => exactMinutes.find((one) => String(one) === value) ?? null),
  };
  return { question, misread };
}

/** Names with their values; null for a value that nothing can decode. */
export function readAddressParts(address: string): ReadonlyMap<string, string | null> {
  return new Map(
    address.split('&').map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name, decoded(value)];
    }),
  );
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

function identifiersIn(value: string): readonly number[] | null {
  const all = value.split('.').map(Number);
  return all.every((one) => Number.isInteger(one) && one > 0 && one <= 2_147_483_647) ? all : null;
}

function weekdaysIn(value: string): readonly number[] | null {
  return /^[0-6](\.[0-6])*$/u.test(value) ? [...new Set(value.split('.').map(Number))] : null;
}

/** Each value once: none is monitored twice. */
function valuesIn(value: string): readonly MeasureName[] | null {
  const given = [...new Set(value.split('.'))];
  const known = given.flatMap((name) => measureNames.find((one) => one === name) ?? []);
  return known.length === given.length ? known : null;
}

function datesIn(value: string): Period | null {
  const [, from = '', to = ''] = /^(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)$/u.exec(value) ?? [];
  const isDay = (day: string): boolean => !Number.isNaN(Date.parse(day)) && new Date(Date.parse(day)).toISOString().startsWith(day);
  return isDay(from) && isDay(to) && countPeriodDays({ from, to }) > 0 ? { from, to } : null;
}

import type { MeasureName } from './definitions.ts';
import { dayAfter, type Grouping, type Period, type Question } from './question.ts';

/** What a row of each grouping is made of: how it is taken apart when it is opened. */
const parts: Readonly<Partial<Record<Grouping, Grouping>>> = {
  region: 'store',
  store: 'service',
  group: 'service',
  service: 'hour',
  channel: 'service',
  year: 'month',
  quarter: 'month',
  month: 'day',
  week: 'day',
  day: 'hour',
};

/** The question that takes a row apart; null of rows that have no smaller parts, and of one without an identifier. */
export function questionBehind(question: Question, key: string): Question | null {
  const by = parts[question.by];
  if (by === undefined || key === '') return null;
  const narrowed: Readonly<Partial<Record<Grouping, Partial<Question>>>> = {
    region: { regions: [Number(key)] },
    store: { stores: [Number(key)] },
    group: { groups: [Number(key)], services: [] },
    service: { services: [Number(key)] },
    channel: { channels: [key] },
  };
  return { ...question, ...(narrowed[question.by] ?? { period: periodFrom(key, question.by) }), by };
}

const monthsOf: Readonly<Partial<Record<Grouping, number>>> = { month: 1, quarter: 3, year: 12 };

function periodFrom(from: string, by: Grouping): Period {
  if (by === 'day') return { from, to: from };
  if (by === 'week') return { from, to: dayAfter(from, 6) };
  const [year = 0, month = 1] = from.split('-').map(Number);
  return { from, to: new Date(Date.UTC(year, month - 1 + (monthsOf[by] ?? 1), 0)).toISOString().slice(0, 10) };
}

/** What the visits behind a value are counted by: see the conditions in `read-visits.ts`. Reservations and peaks are no visits. */
export function hasVisits(name: MeasureName): boolean {
  return name !== 'peak' && name !== 'ordered' && name !== 'arrived' && name !== 'arrived_share';
}

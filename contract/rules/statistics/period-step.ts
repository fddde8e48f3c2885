import {
  comparedPeriod,
  countPeriodDays,
  dayAfter,
  type NamedPeriod,
  namedPeriods,
  type Period,
  type Question,
  resolvePeriod,
} from './question.ts';

/**
 * The period before or after, as long: whole months stay whole months. Where that has a name it is given by its
 * name, so that the address stays right later.
 */
export function steppedPeriod(period: Question['period'], step: -1 | 1, today: string): NamedPeriod | Period {
  const whole = resolvePeriod(period, today);
  const stepped = step === -1 ? comparedPeriod(whole, 'before', whole.to) : periodAfter(whole);
  const same = namedPeriods.find((name) => isSame(resolvePeriod(name, today), stepped));
  return typeof period === 'string' && same !== undefined ? same : stepped;
}

function periodAfter({ from, to }: Period): Period {
  const begins = dayAfter(to, 1);
  if (!from.endsWith('-01') || !begins.endsWith('-01')) return { from: begins, to: dayAfter(to, countPeriodDays({ from, to })) };
  const months = monthNumber(begins) - monthNumber(from);
  return { from: begins, to: dayAfter(monthDay(monthNumber(begins) + months), -1) };
}

function monthNumber(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * 12 + month - 1;
}

function monthDay(months: number): string {
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}

function isSame(one: Period, other: Period): boolean {
  return one.from === other.from && one.to === other.to;
}

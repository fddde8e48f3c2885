import { exportFileName } from '../../../../contract/derive/export-columns.ts';
import { answerWords as czech } from '../../../../contract/messages/cs/statistics/answers.ts';
import { planningWords as czechPlanning } from '../../../../contract/messages/cs/statistics/planning.ts';
import { answerWords as english } from '../../../../contract/messages/en/statistics/answers.ts';
import { planningWords as englishPlanning } from '../../../../contract/messages/en/statistics/planning.ts';
import type { Language } from '../../../../contract/messages/index.ts';
import type { PlannedDay, StatisticsPlanning } from '../../../../contract/operations/stores/statistics-planning.ts';
import { weekdayOf } from '../../../../contract/rules/opening/calendar-days.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { formatDay, formatInstant } from '../../../../contract/rules/time/shown-time.ts';
import type { AnswerTable } from './answer-table.ts';
import { type AnsweredFile, fileTypes, tableCsv, tableWorkbook } from './table-file.ts';

export type PlannedStore = { readonly label: string; readonly planning: StatisticsPlanning };
type Wanted = {
  readonly plans: readonly PlannedStore[];
  /** Of which days; null is as far as forecasts reach. */
  readonly span: { readonly from: string | null; readonly to: string | null };
  readonly now: Date;
  readonly language: Language;
  readonly format: 'csv' | 'xlsx';
};

/** What is expected and how many desks that needs, a row for each hour of each store; a day that is not planned has one row. */
export async function planningFile({ plans, span, now, language, format }: Wanted): Promise<AnsweredFile> {
  const words = language === 'en' ? { ...englishPlanning, answers: english } : { ...czechPlanning, answers: czech };
  const { file } = words;
  const minutes = plans[0]?.planning.target.minutes ?? 0;
  const isAsked = ({ day }: PlannedDay): boolean => (span.from === null || day >= span.from) && (span.to === null || day <= span.to);
  const table = {
    columns: columnsOf(words, minutes),
    rows: plans.flatMap(({ label, planning }) => planning.days.filter(isAsked).flatMap((day) => rowsOf(label, day, words))),
  };
  const about = aboutPlans({ plans, now, language, words });
  const body =
    format === 'csv'
      ? tableCsv(table, about, words.answers.asked.unitOfTimes)
      : await tableWorkbook(table, { names: [file.sheets.table, file.sheets.about], about });
  return { body, name: exportFileName(file.name, localDay(now), format), type: fileTypes[format] };
}

type Words = typeof czechPlanning & { readonly answers: typeof czech };

function columnsOf({ rows, file }: Words, minutes: number): AnswerTable['columns'] {
  const name = (label: string) => ({ label, unit: 'name', isChange: false }) as const;
  const count = (label: string) => ({ label, unit: 'count', isChange: false }) as const;
  const share = (label: string) => ({ label, unit: 'share', isChange: false }) as const;
  return [
    ...[file.store, file.day, file.weekday, rows.hour].map(name),
    ...[rows.expected, file.low, file.high, file.naive, rows.ordered].map(count),
    ...[rows.needed, rows.neededHigh, rows.desks, rows.difference].map(count),
    share(rows.within(minutes)),
    share(rows.withinNeeded(minutes)),
    name(file.note),
  ];
}

function rowsOf(store: string, day: PlannedDay, words: Words): AnswerTable['rows'] {
  const named = [store, formatDay(day.day), words.answers.weekdays[(weekdayOf(day.day) + 6) % 7] ?? ''];
  if (day.reason !== null) return [[...named, ...Array.from({ length: 12 }, () => null), words.reasons[day.reason]]];
  return day.hours.map((one) => [
    ...named,
    `${one.hour}–${one.hour + 1}`,
    one.expected,
    one.low,
    one.high,
    one.naive,
    one.ordered,
    one.needed,
    one.needed_high,
    one.desks,
    one.difference,
    one.within,
    one.within_needed,
    one.grows ? words.grows : '',
  ]);
}

type About = Pick<Wanted, 'plans' | 'now' | 'language'> & { readonly words: Words };

/** Of which evening forecasts are, and what the columns mean. */
function aboutPlans({ plans, now, language, words }: About): readonly (readonly [string, string])[] {
  const { file, rows, basis } = words;
  const target = plans[0]?.planning.target ?? { minutes: 0, share: 0 };
  const share = new Intl.NumberFormat(language, { style: 'percent' }).format(target.share);
  return [
    [file.made, formatInstant(now.toISOString())],
    ...plans.map(
      ({ label, planning: { made_on: madeOn } }) => [file.evening(label), madeOn === null ? file.notMade : formatDay(madeOn)] as const,
    ),
    [file.target, file.targetOf(share, target.minutes)],
    ['', ''],
    [rows.expected, basis.clientsHelp],
    [`${file.low}, ${file.high}`, file.range],
    [rows.ordered, basis.orderedHelp],
    [rows.desks, basis.desksHelp],
    [rows.difference, file.differenceHelp],
    [basis.formula, basis.formulaHelp(share, target.minutes)],
    [basis.without, basis.withoutHelp],
  ];
}

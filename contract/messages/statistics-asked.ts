import type { StatisticsAnswer, StatisticsChoices } from '../operations/statistics-answer.ts';
import type { Question } from '../rules/statistics/question.ts';
import { formatInstant } from '../rules/time/shown-time.ts';
import { channelName, type NameWords, periodName, periodWithWeekdays } from './statistics-names.ts';

type Asked = {
  readonly answer: StatisticsAnswer;
  readonly question: Question;
  readonly choices: StatisticsChoices;
  readonly now: Date;
  readonly words: NameWords;
};

/** What was asked and how complete the answer is, each with its name: files and paper are understood without the screen. */
export function askedLines({ answer, question, choices, now, words }: Asked): readonly (readonly [string, string])[] {
  const { asked, groupings, comparisons } = words.words;
  const { period, compared_period: compared } = answer;
  const named = (ids: readonly number[], among: readonly { readonly id: number; readonly label: string }[]): string =>
    ids.length === 0
      ? asked.all
      : ids.map((id) => among.find((one) => one.id === id)?.label ?? words.words.nameless(String(id))).join(', ');
  const channels = question.channels.length === 0 ? asked.all : question.channels.map((one) => channelName(one, words)).join(', ');
  return [
    [asked.period, periodName(period)],
    [
      asked.compared,
      compared === null || question.compared === null
        ? asked.none
        : `${comparisons[question.compared]}: ${periodWithWeekdays(compared, words)}`,
    ],
    ...(answer.is_unfinished ? [[asked.period, asked.unfinished] as const] : []),
    [asked.by, groupings[question.by]],
    [asked.stores, named(question.stores, choices.stores)],
    ...(question.regions.length === 0 ? [] : [[asked.regions, named(question.regions, choices.regions)] as const]),
    [asked.services, named(question.services, choices.services)],
    ...(question.groups.length === 0 ? [] : [[asked.groups, named(question.groups, choices.groups)] as const]),
    [asked.channels, channels],
    ...(question.weekdays.length === 0
      ? []
      : [[asked.weekdays, question.weekdays.map((one) => words.words.weekdays[one]).join(', ')] as const]),
    ...(answer.working_hours === null
      ? []
      : [[asked.workingHours, asked.ofHours(answer.working_hours.from, answer.working_hours.to)] as const]),
    ...(answer.left_out_services.length === 0 ? [] : [[asked.services, asked.leftOutServices(answer.left_out_services.length)] as const]),
    [asked.target, asked.minutes(answer.target.minutes)],
    [asked.made, formatInstant(now.toISOString())],
    [asked.counted, answer.is_current ? asked.isWhole : asked.notWhole],
    ...(answer.stopped_days === 0 ? [] : [[asked.counted, asked.stopped(answer.stopped_days)] as const]),
    ...(answer.left_out_stores.length === 0 ? [] : [[asked.stores, asked.leftOut(answer.left_out_stores.length)] as const]),
  ];
}

import type { MeasureWords } from '../../../../contract/messages/cs/statistics/measures.ts';
import { channelName, type NameWords, periodName } from '../../../../contract/messages/statistics-names.ts';
import type { StatisticsAnswer, StatisticsChoices } from '../../../../contract/operations/statistics-answer.ts';
import type { Question } from '../../../../contract/rules/statistics/question.ts';
import { formatInstant } from '../../../../contract/rules/time/shown-time.ts';

type About = {
  readonly answer: StatisticsAnswer;
  readonly question: Question;
  readonly choices: StatisticsChoices;
  readonly now: Date;
  readonly words: NameWords & { readonly measures: MeasureWords };
};

/** What was asked, how complete it is, and what each value means: a file is understood without the screen. */
export function aboutAnswer({ answer, question, choices, now, words }: About): readonly (readonly [string, string])[] {
  const { asked, groupings, comparisons, n } = words.words;
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
      compared === null || question.compared === null ? asked.none : `${comparisons[question.compared]}: ${periodName(compared)}`,
    ],
    ...(answer.is_unfinished ? [[asked.period, asked.unfinished] as const] : []),
    [asked.by, groupings[question.by]],
    [asked.stores, named(question.stores, choices.stores)],
    ...(question.regions.length === 0 ? [] : [[asked.regions, named(question.regions, choices.regions)] as const]),
    [asked.services, named(question.services, choices.services)],
    ...(question.groups.length === 0 ? [] : [[asked.groups, named(question.groups, choices.groups)] as const]),
    [asked.channels, channels],
    [asked.target, asked.minutes(question.target)],
    [asked.made, formatInstant(now.toISOString())],
    [asked.counted, answer.is_current ? asked.isWhole : asked.notWhole],
    ...(answer.left_out_stores.length === 0 ? [] : [[asked.stores, asked.leftOut(answer.left_out_stores.length)] as const]),
    ['', ''],
    [asked.value, asked.definition],
    ...question.values.map((name) => [words.measures[name].name, words.measures[name].definition] as const),
    [n, asked.definitionOfN],
  ];
}

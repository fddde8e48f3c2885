import type { JSX, ReactNode } from 'react';
import { timeAt } from '../../../../contract/rules/opening/intervals.ts';
import { unknownValue } from '../../../../contract/rules/statistics/shown-value.ts';
import type { PlaySummary } from '../../../../contract/rules/statistics/what-if/summarise-plays.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { shownAgainst, shownHours, shownNumber, shownShare } from './shown-figures.ts';
import { useWhatIfWords, type WhatIfWords } from './what-if-words.ts';

/** A plan with what came out of it. */
export type Outcome = {
  readonly look: 'a' | 'b' | 'usual';
  readonly name: string;
  readonly summary: PlaySummary;
  /** Minutes of all desks together. */
  readonly minutes: number;
  /** By Erlang C; null where nothing is known. */
  readonly erlang: number | null;
};

export type ResultsProps = { readonly outcomes: readonly Outcome[]; readonly target: { readonly minutes: number; readonly share: number } };

type Row = {
  readonly name: string;
  readonly cell: (outcome: Outcome) => ReactNode;
  /** What the difference is of, and how it is said; more is better, worse, or neither. */
  readonly value: (outcome: Outcome) => number | null;
  readonly unit: (value: string) => string;
  readonly better: 1 | -1 | 0;
  readonly decimals?: number;
};

/** Values of the plans in a table, with the difference of plan B and plan A. */
export function Comparison({ outcomes, target }: ResultsProps): JSX.Element {
  const words = useWhatIfWords();
  const { table } = words.whatIf;
  const [a, b] = [outcomes.find(({ look }) => look === 'a'), outcomes.find(({ look }) => look === 'b')];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys on narrow screens
    <div className="what-if__holder" role="region" aria-label={table.caption} tabIndex={0}>
      <table className="what-if__table what-if__table--fitting">
        <caption className="visually-hidden">{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.value}</th>
            {outcomes.map(({ look, name }) => (
              <th key={look} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{table.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(words, target, outcomes).map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {outcomes.map((one) => (
                <td key={one.look}>{row.cell(one)}</td>
              ))}
              <td>
                {a === undefined || b === undefined ? (
                  unknownValue
                ) : (
                  <Difference {...{ row, words }} from={row.value(a)} to={row.value(b)} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function rowsOf({ whatIf, language }: WhatIfWords, target: ResultsProps['target'], outcomes: readonly Outcome[]): readonly Row[] {
  const { table } = whatIf;
  const number = (value: number | null, decimals = 0): string => shownNumber(value, language, decimals);
  const minutes = (value: number | null): string => (value === null ? unknownValue : table.minutes(number(value)));
  const perDay = (count: number, { days }: PlaySummary): number => (days === 0 ? 0 : count / days);
  const range = ({ low, high }: { readonly low: number; readonly high: number }): ReactNode => (
    <span className="quiet what-if__range">{`${number(low)}–${number(high)}`}</span>
  );
  const isUnserved = outcomes.some(({ summary }) => summary.unserved > 0);
  const unserved: readonly Row[] = isUnserved
    ? [
        {
          name: table.unserved,
          cell: ({ summary }) => table.perDay(number(perDay(summary.unserved, summary), 1)),
          value: ({ summary }) => perDay(summary.unserved, summary),
          unit: table.perDay,
          better: -1,
          decimals: 1,
        },
      ]
    : [];
  return [
    {
      name: table.within(target.minutes, shownShare(target.share, language)),
      cell: ({ summary }) => <Met value={summary.within} share={target.share} />,
      value: ({ summary }) => (summary.within === null ? null : summary.within * 100),
      unit: table.points,
      better: 1,
    },
    {
      name: table.metDays,
      cell: ({ summary }) => table.metOf(summary.metDays, summary.days),
      value: ({ summary }) => summary.metDays,
      unit: (value) => value,
      better: 1,
    },
    {
      name: table.mean,
      cell: ({ summary }) => (
        <>
          {minutes(summary.mean)} {summary.dayMean === null ? null : range(summary.dayMean)}
        </>
      ),
      value: ({ summary }) => summary.mean,
      unit: table.minutes,
      better: -1,
    },
    {
      name: table.p90,
      cell: ({ summary }) => minutes(summary.p90),
      value: ({ summary }) => summary.p90,
      unit: table.minutes,
      better: -1,
    },
    {
      name: table.queue,
      cell: ({ summary: { longestQueue } }) => (
        <>
          {table.people(number(longestQueue.median))} {range(longestQueue)}
        </>
      ),
      value: ({ summary }) => summary.longestQueue.median,
      unit: table.people,
      better: -1,
    },
    {
      name: table.use,
      cell: ({ summary }) => shownShare(summary.use, language),
      value: ({ summary }) => (summary.use === null ? null : summary.use * 100),
      unit: table.points,
      better: 0,
    },
    {
      name: table.left,
      cell: ({ summary }) => table.perDay(number(perDay(summary.left, summary), 1)),
      value: ({ summary }) => perDay(summary.left, summary),
      unit: table.perDay,
      better: -1,
      decimals: 1,
    },
    ...unserved,
    {
      name: table.lastLeaves,
      cell: ({ summary: { lastLeaves } }) => (lastLeaves === null ? unknownValue : timeAt(lastLeaves)),
      value: ({ summary }) => summary.lastLeaves,
      unit: table.minutes,
      better: -1,
    },
    {
      name: table.hours,
      cell: (one) => shownHours(one.minutes, language),
      value: (one) => one.minutes / 60,
      unit: (value) => value,
      better: 0,
      decimals: 1,
    },
    {
      name: table.erlang(target.minutes),
      cell: ({ erlang }) => shownShare(erlang, language),
      value: ({ erlang }) => (erlang === null ? null : erlang * 100),
      unit: table.points,
      better: 1,
    },
  ];
}

/** A share with a mark of whether it is the one that was aimed at. */
export function Met({ value, share }: { readonly value: number | null; readonly share: number }): JSX.Element {
  const { whatIf, language } = useWhatIfWords();
  const isMet = value !== null && value >= share;
  return (
    <span className={isMet ? 'what-if__met' : 'what-if__missed'}>
      <Icon name={isMet ? 'check' : 'alert'} size={16} />
      {shownAgainst(value, share, language)}
      <span className="visually-hidden"> ({isMet ? whatIf.table.met : whatIf.table.missed})</span>
    </span>
  );
}

type DifferenceProps = { readonly row: Row; readonly words: WhatIfWords; readonly from: number | null; readonly to: number | null };

function Difference({ row, words: { whatIf, language }, from, to }: DifferenceProps): JSX.Element {
  if (from === null || to === null) return <>{unknownValue}</>;
  const scale = 10 ** (row.decimals ?? 0);
  const difference = Math.round((to - from) * scale) / scale;
  if (difference === 0) return <span className="quiet">{whatIf.table.same}</span>;
  const isBetter = Math.sign(difference) === row.better;
  const text = row.unit(`${difference > 0 ? '+' : '−'}${shownNumber(Math.abs(difference), language, row.decimals ?? 0)}`);
  if (row.better === 0) return <>{text}</>;
  return (
    <span className={isBetter ? 'what-if__met' : 'what-if__missed'}>
      <Icon name={isBetter ? 'check' : 'alert'} size={16} />
      {text}
    </span>
  );
}

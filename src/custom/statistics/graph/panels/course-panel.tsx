import { type JSX, useState } from 'react';
import { periodWithWeekdays } from '../../../../../contract/messages/statistics-names.ts';
import { definitions, measureNames } from '../../../../../contract/rules/statistics/definitions.ts';
import { hasTooManyBars } from '../../../../../contract/rules/statistics/graph/course.ts';
import { cutGraph, type Graph } from '../../../../../contract/rules/statistics/graph/graph.ts';
import { graphShapes } from '../../../../../contract/rules/statistics/graph/graph-shapes.ts';
import {
  countPeriodDays,
  type Grouping,
  hasOtherWeekdays,
  type Question,
  resolvePeriod,
} from '../../../../../contract/rules/statistics/question.ts';
import { shownValue } from '../../../../../contract/rules/statistics/shown-value.ts';
import { ChoicePopover } from '../../../../statistics/bar/choice-popover.tsx';
import { DrawnGraph } from '../../../../statistics/drawing/drawn-graph-part.tsx';
import { GraphFrame } from '../../../../statistics/drawing/graph-frame.tsx';
import { OtherWeekdays } from '../../../../statistics/shown/answer-notices.tsx';
import { AnswerTable } from '../../../../statistics/shown/answer-table.tsx';
import { useToday } from '../../../../statistics/statistics-query.ts';
import { useStatisticsWords } from '../../../../statistics/statistics-words.ts';
import type { AskedQuestion } from '../../../../statistics/use-question.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { type SeriesBy, seriesGroupings, useCourse } from './use-course.ts';

const kinds = ['line', 'bar', 'stacked'] as const;
const rows = ['day', 'week', 'month', 'hour', 'weekday', 'store', 'service', 'channel'] as const satisfies readonly Grouping[];
/** Only of times that follow each other does a line say something. */
const inOrder: readonly Grouping[] = ['day', 'week', 'month', 'hour'];

/** Any value along days, weeks, hours or stores, in one or several series. */
export function CoursePanel({ asked }: { readonly asked: AskedQuestion }): JSX.Element {
  const all = useStatisticsWords();
  const { measures, screens, language, words } = all;
  const { graph: texts, notices } = screens;
  const { further, change } = asked;
  const value = measureNames.find((one) => one === further.get('value')) ?? 'clients';
  const wanted = kinds.find((one) => one === further.get('kind')) ?? 'line';
  const chosen = rows.find((one) => one === further.get('rows')) ?? null;
  const days = countPeriodDays(resolvePeriod(asked.question.period, useToday()));
  const by = chosen ?? (hasTooManyBars(wanted, days) ? 'week' : 'day');
  const series = seriesGroupings.find((one) => one === further.get('series')) ?? 'none';
  const isCount = definitions[value].unit === 'count' && value !== 'peak';
  // What does not add up is never stacked, and what has no order has no line.
  const kind = (wanted === 'stacked' && !isCount) || (wanted === 'line' && !inOrder.includes(by)) ? 'bar' : wanted;
  const question: Question = { ...asked.question, by, values: [value] };
  const { graph, answer, left, error, refetch } = useCourse(question, series, kind);
  const compared = answer?.compared_period ?? null;
  const [part, setPart] = useState<{ readonly of: string; readonly from: number; readonly to: number } | null>(null);
  const last = (graph?.categories.length ?? 1) - 1;
  const known = `${by} ${asked.searchOf(question)}`;
  const shownPart = part?.of === known ? { from: part.from, to: Math.min(part.to, last) } : { from: 0, to: last };
  const drawn = graph === null ? null : cutGraph(graph, shownPart);
  const shown = (number: number): string => shownValue(value, number, language);
  const title = `${measures[value].name} ${words.groupings[by].toLocaleLowerCase(language)}`;
  const notes = [
    texts.whole(shownValue(value, answer?.total[value]?.value ?? null, language)),
    ...(wanted === 'stacked' && kind === 'bar' ? [texts.noStack] : []),
    ...(left > 0 ? [texts.others(left)] : []),
    ...(compared === null
      ? []
      : [notices.comparedWith(periodWithWeekdays(answer?.period ?? compared, all), periodWithWeekdays(compared, all))]),
  ];
  const seriesWords: Readonly<Record<SeriesBy, string>> = {
    none: texts.seriesNone,
    store: texts.seriesStore,
    service: texts.seriesService,
    channel: texts.seriesChannel,
  };
  return (
    <GraphFrame
      isWide
      title={title}
      help={notes.join(' ')}
      read={{ error, refetch, isReady: graph !== null }}
      tools={
        <>
          <ChoicePopover
            label={measures[value].name}
            legend={texts.value}
            choices={measureNames.map((one) => ({ value: one, label: measures[one].name }))}
            picked={value}
            isActive={false}
            onPick={(one) => change({}, { value: one })}
          />
          <ChoicePopover
            label={words.groupings[by]}
            legend={screens.bar.by}
            choices={rows.map((one) => ({ value: one, label: words.groupings[one] }))}
            picked={by}
            isActive={false}
            onPick={(one) => change({}, { rows: one })}
          />
          <ChoicePopover
            label={seriesWords[series]}
            legend={texts.series}
            choices={seriesGroupings.map((one) => ({ value: one, label: seriesWords[one] }))}
            picked={series}
            isActive={false}
            onPick={(one) => change({}, { series: one })}
          />
          <ChoicePopover
            label={texts.kinds[kind]}
            legend={texts.kind}
            choices={kinds.map((one) => ({ value: one, label: texts.kinds[one] }))}
            picked={kind}
            isActive={false}
            onPick={(one) => change({}, { kind: one })}
          />
        </>
      }
      picture={(size) => (drawn === null ? [] : graphShapes(drawn, { ...size, shown }))}
      graph={
        drawn === null ? null : drawn.categories.length === 0 ? (
          <p>{screens.tables.nothing}</p>
        ) : (
          <>
            {chosen === null && by === 'week' ? (
              <p className="graph-weeks">
                {texts.byWeeks(days)} <Button onClick={() => change({}, { rows: 'day' })}>{texts.showDays}</Button>
              </p>
            ) : null}
            {answer === undefined || compared === null || !hasOtherWeekdays(question, answer.period, compared) ? null : (
              <OtherWeekdays onWeekdays={() => change({ compared: 'weekdays_year_ago' })} />
            )}
            <DrawnGraph graph={drawn} title={title} shown={shown} />
            {last < 7 ? null : <Zoom {...{ graph, last }} part={shownPart} onPart={(next) => setPart({ of: known, ...next })} />}
          </>
        )
      }
      table={
        graph === null || answer === undefined ? null : series === 'none' ? (
          <AnswerTable answer={answer} question={question} label={title} isStale={false} order={null} />
        ) : (
          <SeriesTable {...{ graph, title, shown }} head={words.rowsOf[by]} />
        )
      }
    />
  );
}

type Part = { readonly from: number; readonly to: number };
type ZoomProps = {
  readonly graph: Graph | null;
  readonly last: number;
  readonly part: Part;
  readonly onPart: (part: Part) => void;
};

/** Nearer and farther, earlier and later, by buttons: a mouse and keys do the same. */
function Zoom({ graph, last, part: { from, to }, onPart }: ZoomProps): JSX.Element {
  const { graph: words } = useStatisticsWords().screens;
  const length = to - from + 1;
  const at = (start: number, count: number): Part => {
    const first = Math.max(0, Math.min(start, last + 1 - count));
    return { from: first, to: Math.min(last, first + count - 1) };
  };
  const half = Math.max(4, Math.ceil(length / 2));
  const step = Math.max(1, Math.floor(length / 2));
  return (
    <p className="graph-zoom">
      <IconButton icon="plus" label={words.zoomIn} onClick={() => onPart(at(from + Math.floor((length - half) / 2), half))} />
      <IconButton
        icon="minus"
        label={words.zoomOut}
        onClick={() => onPart(at(from - Math.floor(length / 2), Math.min(last + 1, length * 2)))}
      />
      <IconButton icon="chevronLeft" label={words.earlier} onClick={() => onPart(at(from - step, length))} />
      <IconButton icon="chevronRight" label={words.later} onClick={() => onPart(at(from + step, length))} />
      <span role="status">{words.range(graph?.categories[from] ?? '', graph?.categories[to] ?? '')}</span>
    </p>
  );
}

type SeriesTableProps = { readonly graph: Graph; readonly title: string; readonly head: string; readonly shown: (value: number) => string };

function SeriesTable({ graph, title, head, shown }: SeriesTableProps): JSX.Element {
  return (
    <div className="answer-table">
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {graph.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {graph.categories.map((category, at) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {graph.series.map(({ name, values }) => {
                const value = values[at] ?? null;
                return <td key={name}>{value === null ? '–' : shown(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

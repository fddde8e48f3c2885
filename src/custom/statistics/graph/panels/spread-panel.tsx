import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import type { StatisticsSpread } from '../../../../../contract/operations/statistics-answer.ts';
import type { Graph } from '../../../../../contract/rules/statistics/graph/graph.ts';
import { graphShapes } from '../../../../../contract/rules/statistics/graph/graph-shapes.ts';
import { writeQuestionAddress } from '../../../../../contract/rules/statistics/question-address.ts';
import { shownValue } from '../../../../../contract/rules/statistics/shown-value.ts';
import { useCalls } from '../../../../crud/core/calls.ts';
import { DrawnGraph } from '../../../../statistics/drawing/drawn-graph-part.tsx';
import { GraphFrame } from '../../../../statistics/drawing/graph-frame.tsx';
import { buildStatisticsQuery, useToday } from '../../../../statistics/statistics-query.ts';
import { type StatisticsWords, useStatisticsWords } from '../../../../statistics/statistics-words.ts';
import type { AskedQuestion } from '../../../../statistics/use-question.ts';

type Band = StatisticsSpread['bands'][number];

/** How long clients waited: bands of minutes with the line of the target. */
export function SpreadPanel({ asked }: { readonly asked: AskedQuestion }): JSX.Element {
  const all = useStatisticsWords();
  const { screens, language, measures } = all;
  const { graph: words } = screens;
  const { question } = asked;
  const { ask } = useCalls();
  const today = useToday();
  const { values: _, by: __, ...query } = buildStatisticsQuery(question);
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics-spread', today, writeQuestionAddress({ ...question, by: 'total', values: [] })],
    queryFn: ({ signal }) => ask('GET /statistics-spread', { query, signal }),
    placeholderData: (before) => before,
    retry: false,
  });
  const graph = data === undefined ? null : spreadGraph(data, all);
  const within = data?.total['within_target'];
  const p90 = data?.total['wait_p90']?.value ?? null;
  const help = [
    ...(within?.value == null ? [] : [words.within(shownValue('within_target', within.value, language), data?.target.minutes ?? 0)]),
    ...(p90 === null ? [] : [words.percentile(shownValue('wait_p90', p90, language))]),
  ].join(' ');
  const shown = (value: number): string => shownValue('missed_share', value, language);
  const title = words.kinds.spread;
  return (
    <GraphFrame
      title={title}
      help={help}
      read={{ error, refetch, isReady: graph !== null }}
      picture={(size) => (graph === null ? [] : graphShapes(graph, { ...size, shown }))}
      graph={
        graph === null ? null : within?.n === 0 ? (
          <p>{screens.tables.nothing}</p>
        ) : (
          <>
            <DrawnGraph graph={graph} title={title} shown={shown} />
            <p className="quiet graph-axis">
              {words.minutesOfWait}, {words.waits(within?.n ?? 0)}
            </p>
          </>
        )
      }
      table={data === undefined ? null : <SpreadTable {...{ data, title, shown }} head={measures.wait_mean.name} />}
    />
  );
}

function nameOf({ from, to }: Band, more: string): string {
  return to === null ? `${from}+ ${more}` : `${from}–${to}`;
}

const sharesOf = (counts: readonly number[]): readonly number[] => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (all === 0 ? 0 : count / all));
};

function spreadGraph({ bands, target: { minutes: target } }: StatisticsSpread, { screens }: StatisticsWords): Graph {
  const { graph: words } = screens;
  const compared = bands.map((band) => band.compared ?? 0);
  const before = bands.findIndex(({ from }) => from === target);
  return {
    kind: 'bar',
    unit: 'share',
    categories: bands.map((band) => nameOf(band, '')),
    series: [
      { name: words.now, values: sharesOf(bands.map(({ count }) => count)), isCompared: false },
      ...(bands.every((band) => band.compared === null) ? [] : [{ name: words.compared, values: sharesOf(compared), isCompared: true }]),
    ],
    unfinishedFrom: null,
    // A target within a band has no place between two.
    target: before === -1 ? null : { before, label: words.target(target) },
  };
}

type SpreadTableProps = {
  readonly data: StatisticsSpread;
  readonly title: string;
  readonly head: string;
  readonly shown: (value: number) => string;
};

function SpreadTable({ data, title, head, shown }: SpreadTableProps): JSX.Element {
  const { screens, words, measures, language } = useStatisticsWords();
  const { bands } = data;
  const shares = sharesOf(bands.map(({ count }) => count));
  const earlier = data.compared_period === null ? null : sharesOf(bands.map(({ compared }) => compared ?? 0));
  return (
    <div className="answer-table">
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              {head} ({screens.graph.minutesOfWait})
            </th>
            <th scope="col">{measures.tickets.name}</th>
            <th scope="col">{screens.graph.shareOfWaits}</th>
            {earlier === null ? null : <th scope="col">{words.thenOf(screens.graph.shareOfWaits)}</th>}
          </tr>
        </thead>
        <tbody>
          {bands.map((band, at) => (
            <tr key={band.from}>
              <th scope="row">{nameOf(band, '')}</th>
              <td>{shownValue('tickets', band.count, language)}</td>
              <td>{shown(shares[at] ?? 0)}</td>
              {earlier === null ? null : <td>{shown(earlier[at] ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

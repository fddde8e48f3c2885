import { type JSX, useState } from 'react';
import { periodName, rowName } from '../../../../../contract/messages/statistics-names.ts';
import type { StatisticsAnswer } from '../../../../../contract/operations/statistics-answer.ts';
import { answerGraph } from '../../../../../contract/rules/statistics/graph/answer-graph.ts';
import { graphShapes } from '../../../../../contract/rules/statistics/graph/graph-shapes.ts';
import type { Question } from '../../../../../contract/rules/statistics/question.ts';
import { shownValue } from '../../../../../contract/rules/statistics/shown-value.ts';
import { useToday } from '../../../../statistics/asking/statistics-query.ts';
import { ChoicePopover } from '../../../../statistics/bar/choice-popover.tsx';
import { DrawnGraph } from '../../../../statistics/drawing/drawn-graph-part.tsx';
import { GraphFrame } from '../../../../statistics/drawing/graph-frame.tsx';
import { AnswerTable } from '../../../../statistics/shown/answer-table.tsx';
import { useStatisticsWords } from '../../../../statistics/statistics-words.ts';
import { useReportWords } from '../../words/report-words.ts';

type ReportGraphProps = { readonly answer: StatisticsAnswer; readonly question: Question };

/** One of the monitored values as a graph, the first until another is chosen. */
export function ReportGraph({ answer, question }: ReportGraphProps): JSX.Element | null {
  const all = useStatisticsWords();
  const { result } = useReportWords();
  const today = useToday();
  const [picked, setPicked] = useState(question.values[0]);
  const value = question.values.find((one) => one === picked) ?? question.values[0];
  if (value === undefined) return null;
  const nameOf = (key: string): string => {
    const row = answer.rows.find((one) => one.key === key) ?? { key, label: null, place: null, is_gone: false };
    return rowName(row, question, all);
  };
  const compared = answer.compared_period;
  const { graph, left } = answerGraph(answer, question, {
    value,
    today,
    nameOf,
    months: all.words.months,
    seriesNames: { now: periodName(answer.period), compared: compared === null ? '' : periodName(compared) },
  });
  const shown = (number: number): string => shownValue(value, number, all.language);
  const title = `${all.measures[value].name} ${all.words.groupings[question.by].toLocaleLowerCase(all.language)}`;
  return (
    <GraphFrame
      isWide
      title={title}
      {...(left === 0 ? {} : { help: result.left(left) })}
      read={{ error: null, refetch: () => Promise.resolve(), isReady: true }}
      tools={
        question.values.length < 2 ? null : (
          <ChoicePopover
            label={all.measures[value].name}
            legend={result.graphOf}
            choices={question.values.map((one) => ({ value: one, label: all.measures[one].name }))}
            picked={value}
            isActive={false}
            onPick={setPicked}
          />
        )
      }
      picture={(size) => graphShapes(graph, { ...size, shown })}
      graph={<DrawnGraph graph={graph} title={title} shown={shown} />}
      table={<AnswerTable answer={answer} question={{ ...question, values: [value] }} label={title} isStale={false} order={null} />}
    />
  );
}

import { type JSX, useState } from 'react';
import { reportNotes } from '../../../../contract/messages/report-notes.ts';
import { periodName, rowName } from '../../../../contract/messages/statistics-names.ts';
import type { ReportAnswer } from '../../../../contract/operations/report-answer.ts';
import type { StatisticsAnswer } from '../../../../contract/operations/statistics-answer.ts';
import { answerGraph } from '../../../../contract/rules/statistics/graph/answer-graph.ts';
import { graphShapes } from '../../../../contract/rules/statistics/graph/graph-shapes.ts';
import type { Question } from '../../../../contract/rules/statistics/question.ts';
import type { ReportKind } from '../../../../contract/rules/statistics/report/report-offers.ts';
import { buildReportQuestion, type ReportQuery } from '../../../../contract/rules/statistics/report/report-query.ts';
import { shownDuration, shownValue, unknownValue } from '../../../../contract/rules/statistics/shown-value.ts';
import { formatInstant } from '../../../../contract/rules/time/shown-time.ts';
import { ChoicePopover } from '../../../statistics/bar/choice-popover.tsx';
import { DrawnGraph } from '../../../statistics/drawing/drawn-graph-part.tsx';
import { GraphFrame } from '../../../statistics/drawing/graph-frame.tsx';
import { AnswerNotices } from '../../../statistics/shown/answer-notices.tsx';
import { AnswerTable, type RowOrder } from '../../../statistics/shown/answer-table.tsx';
import { PrintedQuestion } from '../../../statistics/shown/printed-question.tsx';
import { useToday } from '../../../statistics/statistics-query.ts';
import { useStatisticsWords } from '../../../statistics/statistics-words.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { UnreadPanel } from '../../../ui/page/loaded-screen.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { useReportWords } from './report-words.ts';
import { useReport } from './use-report.ts';
import { useReportChoices } from './use-report-choices.ts';

type ReportResultProps = {
  readonly kind: ReportKind;
  readonly asked: ReportQuery;
  readonly query: string;
  readonly onCompare: (compared: ReportQuery['compared']) => void;
};

/** What a report answers: the graph of one value, all of them in a table, and what they mean. */
export function ReportResult({ kind, asked, query, onCompare }: ReportResultProps): JSX.Element {
  const words = useReportWords();
  const { screens } = useStatisticsWords();
  const { data, error, refetch } = useReport(kind, query);
  if (error !== null) return <UnreadPanel words={{ ...screens, failed: words.failed }} error={error} onRetry={() => refetch()} />;
  if (data === undefined) {
    return (
      <div role="status">
        <span className="visually-hidden">{words.loading}</span>
        <Skeleton />
      </div>
    );
  }
  return <Shown kind={kind} question={buildReportQuestion(kind, asked)} report={data} onCompare={onCompare} />;
}

type ShownProps = Pick<ReportResultProps, 'kind' | 'onCompare'> & { readonly question: Question; readonly report: ReportAnswer };

function Shown({ kind, question, report, onCompare }: ShownProps): JSX.Element {
  const words = useReportWords();
  const { measures } = useStatisticsWords();
  const [order, setOrder] = useState<RowOrder | null>(null);
  const { data: choices } = useReportChoices();
  const { answer, longest } = report;
  const period = periodName(answer.period);
  const isEmpty = Object.values(answer.total).every(({ value, n }) => (value ?? 0) === 0 && (n ?? 0) === 0);
  return (
    <>
      <h2 className="report__period-name">{period}</h2>
      <PrintedQuestion {...{ answer, question, choices }} />
      <AnswerNotices answer={answer} question={question} misread={[]} onCompare={onCompare} />
      {kind !== 'employees'
        ? null
        : reportNotes(report, question, words).map((text) => (
            <Notice key={text} tone="info">
              {text}
            </Notice>
          ))}
      {isEmpty ? (
        <Panel padded={false}>
          <EmptyState icon="info" title={words.result.nothing}>
            {words.result.nothingHelp}
          </EmptyState>
        </Panel>
      ) : (
        <>
          {answer.rows.length < 2 ? null : <ReportGraph answer={answer} question={question} />}
          <AnswerTable
            {...{ answer, question, order }}
            label={words.result.table(words.titles[kind], period)}
            isStale={false}
            onOrder={setOrder}
          />
          {longest.length === 0 ? null : <LongestWaits visits={longest} />}
          <section aria-label={words.result.meaning}>
            <h3>{words.result.meaning}</h3>
            <dl className="report__meanings">
              {question.values.map((name) => (
                <div key={name}>
                  <dt>{measures[name].name}</dt>
                  <dd>{measures[name].definition}</dd>
                </div>
              ))}
            </dl>
          </section>
        </>
      )}
    </>
  );
}

/** Who waited longest, the longest first. */
function LongestWaits({ visits }: { readonly visits: ReportAnswer['longest'] }): JSX.Element {
  const { result } = useReportWords();
  const { data: choices } = useReportChoices();
  const nameOf = (among: readonly { readonly id: number; readonly label: string }[] | undefined, id: number): string =>
    among?.find((one) => one.id === id)?.label ?? unknownValue;
  return (
    <section aria-label={result.longest}>
      <h3>{result.longest}</h3>
      <p className="quiet">{result.longestHelp}</p>
      <div className="answer-table report__longest">
        <table>
          <caption className="visually-hidden">{result.longest}</caption>
          <thead>
            <tr>
              {[result.arrived, result.ticket, result.service, result.store, result.wait].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visits.map((visit) => (
              <tr key={`${visit.store_id} ${visit.id}`}>
                <td>
                  <time dateTime={visit.created_at}>{formatInstant(visit.created_at)}</time>
                </td>
                <td>{visit.number}</td>
                <td>{nameOf(choices?.services, visit.service_id)}</td>
                <td>{nameOf(choices?.stores, visit.store_id)}</td>
                <td>{visit.wait === null ? unknownValue : shownDuration(visit.wait)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type ReportGraphProps = { readonly answer: StatisticsAnswer; readonly question: Question };

/** One of the monitored values as a graph, the first until another is chosen. */
function ReportGraph({ answer, question }: ReportGraphProps): JSX.Element | null {
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

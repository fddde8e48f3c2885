import { type JSX, useState } from 'react';
import { reportNotes } from '../../../../contract/messages/report-notes.ts';
import { periodName } from '../../../../contract/messages/statistics-names.ts';
import type { ReportAnswer } from '../../../../contract/operations/report-answer.ts';
import type { Question } from '../../../../contract/rules/statistics/question.ts';
import type { ReportKind } from '../../../../contract/rules/statistics/report/report-offers.ts';
import { buildReportQuestion, type ReportQuery } from '../../../../contract/rules/statistics/report/report-query.ts';
import { AnswerNotices } from '../../../statistics/shown/answer-notices.tsx';
import { AnswerTable, type RowOrder } from '../../../statistics/shown/answer-table.tsx';
import { PrintedQuestion } from '../../../statistics/shown/printed-question.tsx';
import { useStatisticsWords } from '../../../statistics/statistics-words.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { UnreadPanel } from '../../../ui/page/unread-panel.tsx';
import { useReportWords } from '../words/report-words.ts';
import { useReportChoices } from '../words/use-report-choices.ts';
import { LongestWaits } from './parts/longest-waits.tsx';
import { ReportGraph } from './parts/report-graph.tsx';
import { useReport } from './use-report.ts';

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

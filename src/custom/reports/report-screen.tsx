import { useStore } from 'ra-core';
import { type JSX, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ReportKind } from '../../../contract/rules/statistics/report/report-offers.ts';
import {
  findReportFaults,
  parseReportQuery,
  type ReportQuery,
  reportAddress,
  usualReport,
} from '../../../contract/rules/statistics/report/report-query.ts';
import { chosenStoreKey, parseChosenStore } from '../../crud/core/chosen-store.ts';
import { useNarrow } from '../../crud/core/use-narrow.ts';
import { StatisticsGate } from '../../statistics/statistics-gate.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { ReportForm } from './form/report-form.tsx';
import { ReportResult } from './result/report-result.tsx';
import { ReportTools } from './result/report-tools.tsx';
import { useReportWords } from './result/report-words.ts';
import { TemplatesPanel } from './templates/templates-panel.tsx';
import './reports.css';

type ReportScreenProps = { readonly kind: ReportKind };

/** `/reports/*`: a head of an office, each month or when asked, to answer a question in figures and to hand them on. */
export function ReportScreen({ kind }: ReportScreenProps): JSX.Element {
  const words = useReportWords();
  const { search } = useLocation();
  const query = search.slice(1);
  return (
    <StatisticsGate title={words.titles[kind]} needs={['overviews']}>
      <Report key={kind} kind={kind} search={query} />
    </StatisticsGate>
  );
}

/** The query of the address; null where it has none. */
function askedIn(kind: ReportKind, search: string): ReportQuery | null {
  return /(?:^|&)values=/u.test(search) ? parseReportQuery(kind, search) : null;
}

function Report({ kind, search }: ReportScreenProps & { readonly search: string }): JSX.Element {
  const words = useReportWords();
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const [kept] = useStore<unknown>(chosenStoreKey);
  const chosen = parseChosenStore(new URLSearchParams(search), kept);
  const asked = askedIn(kind, search);
  const usual = usualReport(kind);
  const first = asked ?? (chosen === undefined ? usual : { ...usual, stores: [String(chosen)] });
  const [typed, setTyped] = useState({ of: search, draft: first });
  // Another address is another query: what was typed for the one before does not stay.
  const draft = typed.of === search ? typed.draft : first;
  const isAnswered = asked !== null && Object.keys(findReportFaults(kind, asked)).length === 0;
  const isOlder = isAnswered && reportAddress(draft) !== reportAddress(asked);
  const text = asked === null ? null : reportAddress(asked);
  const compare = (compared: ReportQuery['compared']): void => {
    if (asked === null) return;
    const next = reportAddress({ ...asked, compared });
    // What was typed since stays in the form.
    setTyped({ of: next, draft: { ...draft, compared } });
    void navigate(`?${next}`);
  };
  const form = (
    <ReportForm
      kind={kind}
      draft={draft}
      startsWithFaults={asked !== null && !isAnswered}
      onChange={(change) => setTyped({ of: search, draft: { ...draft, ...change } })}
      onShow={() => void navigate(`?${reportAddress(draft)}`)}
    />
  );
  return (
    <>
      <PageHeader title={words.titles[kind]} actions={isAnswered && text !== null ? <ReportTools kind={kind} query={text} /> : undefined} />
      <div className="report">
        {isNarrow && isAnswered ? (
          // The form is longer than a phone: the answer would be out of sight below it.
          <details key={search} className="report__query">
            <summary>{words.form.change}</summary>
            {form}
          </details>
        ) : (
          form
        )}
        <section className="report__result" aria-label={words.result.label}>
          {isOlder ? <Notice tone="warning">{words.result.older}</Notice> : null}
          {asked !== null && !isAnswered ? (
            <Notice tone="warning" announce="alert">
              {words.result.badAddress}
            </Notice>
          ) : null}
          {isAnswered && text !== null ? (
            <ReportResult kind={kind} asked={asked} query={text} onCompare={compare} />
          ) : (
            <Panel padded={false}>
              <EmptyState icon="info" title={words.result.start}>
                {words.result.startHelp}
              </EmptyState>
            </Panel>
          )}
        </section>
        <TemplatesPanel kind={kind} asked={isAnswered ? text : null} />
      </div>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router';
import type { StatisticsChoices } from '../../../../contract/operations/statistics-answer.ts';
import type { StatisticsWhatIf } from '../../../../contract/operations/stores/statistics-what-if.ts';
import { exactMinutes } from '../../../../contract/rules/statistics/histogram.ts';
import { formatSpokenDay } from '../../../../contract/rules/time/shown-time.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { ChoicePopover } from '../../../statistics/bar/choice-popover.tsx';
import { StatisticsGate } from '../../../statistics/statistics-gate.tsx';
import { useChoices, useToday } from '../../../statistics/statistics-query.ts';
import { useQuestion } from '../../../statistics/use-question.ts';
import { EmptyScreen } from '../../../ui/page/empty-screen.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { LoadedScreen } from '../../../ui/page/loaded-screen.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { forecastMilliseconds } from '../planning/planning-query.ts';
import { dayName } from '../planning/planning-words.ts';
import { PlayedDay } from './played-day.tsx';
import { useWhatIfWords } from './what-if-words.ts';
import '../../../statistics/shown/statistics.css';
import '../planning/planning.css';
import './what-if.css';

/** `/statistics/what-if`: a head of an office, days ahead, to decide whether another plan of desks is worth it. */
export function WhatIfScreen(): JSX.Element {
  const { whatIf, screens } = useWhatIfWords();
  const read = useChoices();
  return (
    <StatisticsGate title={whatIf.title}>
      <LoadedScreen title={whatIf.title} words={screens} read={read}>
        {(choices) => <Chosen choices={choices} />}
      </LoadedScreen>
    </StatisticsGate>
  );
}

function Chosen({ choices }: { readonly choices: StatisticsChoices }): JSX.Element {
  const { planning, whatIf } = useWhatIfWords();
  const [asked] = useQuestion().question.stores;
  const offered = choices.stores.filter(({ is_gone }) => !is_gone);
  const store = asked ?? offered[0]?.id;
  if (store === undefined)
    return (
      <EmptyScreen heading={whatIf.title} icon="lock" title={planning.noStores}>
        {planning.noStoresHelp}
      </EmptyScreen>
    );
  return <OfStore {...{ choices, store }} />;
}

type OfStoreProps = { readonly choices: StatisticsChoices; readonly store: number };

function OfStore({ choices, store }: OfStoreProps): JSX.Element {
  const words = useWhatIfWords();
  const { planning, whatIf, screens } = words;
  const { bar } = screens;
  const { ask } = useCalls();
  const { question, misread, further, change, searchOf } = useQuestion();
  const today = useToday();
  const named = choices.stores.find(({ id }) => id === store);
  const day = dayIn(further.get('day'));
  const read = useQuery<StatisticsWhatIf>({
    queryKey: ['statistics-what-if', today, store, day, question.target],
    queryFn: ({ signal }) =>
      ask('GET /statistics-what-if', {
        query: { store, ...(day === null ? {} : { day }), ...(question.target === null ? {} : { target: String(question.target) }) },
        signal,
      }),
    enabled: named !== undefined,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.reason === 'not_made' ? forecastMilliseconds : false),
    // The first change of a plan names the day in the address: what is being edited stays.
    placeholderData: (before) => (before?.store_id === store ? before : undefined),
  });
  const { data } = read;
  const minutes = question.target ?? choices.target.minutes;
  // Plans are of one store; a day and a target may change under them.
  const kept = Object.fromEntries(['a', 'b', 'an', 'bn', 'seed', 'tab'].map((name) => [name, further.get(name)]));
  const header = (actions?: ReactNode): JSX.Element => (
    <PageHeader
      title={whatIf.title}
      count={named?.label}
      above={<Link to={`/statistics/planning?${searchOf({ ...question, stores: [store] }, { day })}`}>{whatIf.toPlanning}</Link>}
      description={typeof data?.made_on === 'string' ? whatIf.description(formatSpokenDay(data.made_on)) : undefined}
      actions={actions}
    />
  );
  const tools = (
    <div className="query-bar" role="group" aria-label={bar.label}>
      {choices.stores.length < 2 && named !== undefined ? null : (
        <ChoicePopover
          label={named?.label ?? planning.store}
          legend={planning.store}
          choices={choices.stores
            .filter(({ id, is_gone }) => !is_gone || id === store)
            .map(({ id, label }) => ({ value: String(id), label }))}
          picked={String(store)}
          isActive={false}
          onPick={(value) => change({ stores: [Number(value)] }, { day })}
        />
      )}
      {data === undefined || data.days.length === 0 ? null : (
        <ChoicePopover
          label={data.day === null ? whatIf.day : dayName(data.day, words, true)}
          legend={whatIf.day}
          choices={data.days.map((one) => ({
            value: one.day,
            label: one.reason === null ? dayName(one.day, words) : `${dayName(one.day, words)} (${planning.reasons[one.reason]})`,
          }))}
          picked={data.day ?? ''}
          isActive={false}
          onPick={(value) => change({ stores: [store] }, { ...kept, day: value })}
        />
      )}
      <ChoicePopover
        label={bar.target(minutes)}
        legend={bar.targetLegend}
        choices={exactMinutes.map((value) => ({ value: String(value), label: bar.minutes(value) }))}
        picked={String(minutes)}
        isActive={question.target !== null}
        onPick={(value) => change({ target: Number(value) === choices.target.minutes ? null : Number(value) }, { ...kept, day })}
      />
    </div>
  );
  if (named === undefined)
    return (
      <>
        {header()}
        {tools}
        <Notice tone="warning">{planning.notOffered(String(store))}</Notice>
      </>
    );
  return (
    <LoadedScreen title={whatIf.title} words={screens} read={read}>
      {(answer) => (
        <div className="what-if">
          {answer.reason === null ? (
            <PlayedDay data={answer} header={header} tools={tools} misread={misread} />
          ) : (
            <>
              {header()}
              {tools}
              <Panel padded={false}>
                <EmptyState icon="info" title={whatIf.reasonTitle}>
                  {whatIf.reasons[answer.reason]}
                </EmptyState>
              </Panel>
            </>
          )}
        </div>
      )}
    </LoadedScreen>
  );
}

function dayIn(text: string | null): string | null {
  return text !== null && /^\d{4}-\d\d-\d\d$/u.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import type { StatisticsChoices } from '../../../../contract/operations/statistics-answer.ts';
import { exactMinutes } from '../../../../contract/rules/statistics/histogram.ts';
import { formatSpokenDay } from '../../../../contract/rules/time/shown-time.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { useChoices, useToday } from '../../../statistics/asking/statistics-query.ts';
import { useQuestion } from '../../../statistics/asking/use-question.ts';
import { ChoicePopover } from '../../../statistics/bar/choice-popover.tsx';
import { StatisticsGate } from '../../../statistics/statistics-gate.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { LoadedScreen } from '../../../ui/page/loaded-screen.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { AccuracyPanel } from './accuracy-panel.tsx';
import { BasisPanel } from './basis-panel.tsx';
import { DayLinks } from './day-links.tsx';
import { DayPanel } from './day-panel.tsx';
import { usePlanningWords } from './planning-words.ts';
import '../../../statistics/shown/statistics.css';
import './planning.css';

/** `/statistics/planning`: a head of an office, days ahead, to decide how many desks to open at which hour. */
export function PlanningScreen(): JSX.Element {
  const { planning } = usePlanningWords();
  return (
    <StatisticsGate title={planning.title}>
      <Choices />
    </StatisticsGate>
  );
}

function Choices(): JSX.Element {
  const { planning, screens } = usePlanningWords();
  return (
    <LoadedScreen title={planning.title} words={screens} read={useChoices()}>
      {(choices) => <Chosen choices={choices} />}
    </LoadedScreen>
  );
}

/** Planning is of one store: the chosen one, or the first. */
function Chosen({ choices }: { readonly choices: StatisticsChoices }): JSX.Element {
  const { planning } = usePlanningWords();
  const { stores } = useQuestion().question;
  const offered = choices.stores.filter(({ is_gone }) => !is_gone);
  const asked = stores[0];
  const store = asked ?? offered[0]?.id;
  if (store === undefined)
    return (
      <>
        <PageHeader title={planning.title} />
        <Panel padded={false}>
          <EmptyState icon="lock" title={planning.noStores}>
            {planning.noStoresHelp}
          </EmptyState>
        </Panel>
      </>
    );
  const isOffered = choices.stores.some(({ id }) => id === store);
  return <Planned {...{ choices, store, isOffered }} />;
}

type PlannedProps = { readonly choices: StatisticsChoices; readonly store: number; readonly isOffered: boolean };

function Planned({ choices, store, isOffered }: PlannedProps): JSX.Element {
  const { planning, screens } = usePlanningWords();
  const { ask } = useCalls();
  const { question, misread, further, change } = useQuestion();
  const today = useToday();
  const target = question.target === null ? {} : { target: String(question.target) };
  const read = useQuery({
    queryKey: ['statistics-planning', today, store, question.target],
    queryFn: ({ signal }) => ask('GET /statistics-planning', { query: { store, ...target }, signal }),
    enabled: isOffered,
    retry: false,
  });
  const { bar } = screens;
  const minutes = question.target ?? choices.target.minutes;
  const stores = choices.stores.filter(({ id, is_gone }) => !is_gone || id === store);
  const header = (
    <PageHeader
      title={planning.title}
      count={choices.stores.find(({ id }) => id === store)?.label}
      description={typeof read.data?.made_on === 'string' ? planning.description(formatSpokenDay(read.data.made_on)) : undefined}
      actions={
        <Button icon="print" onClick={() => window.print()}>
          {planning.print}
        </Button>
      }
    />
  );
  const tools = (
    <div className="query-bar" role="group" aria-label={bar.label}>
      {stores.length < 2 && isOffered ? null : (
        <ChoicePopover
          label={stores.find(({ id }) => id === store)?.label ?? planning.store}
          legend={planning.store}
          choices={stores.map(({ id, label }) => ({ value: String(id), label }))}
          picked={String(store)}
          isActive={false}
          onPick={(value) => change({ stores: [Number(value)] }, { day: further.get('day') })}
        />
      )}
      <ChoicePopover
        label={bar.target(minutes)}
        legend={bar.targetLegend}
        choices={exactMinutes.map((value) => ({ value: String(value), label: bar.minutes(value) }))}
        picked={String(minutes)}
        isActive={question.target !== null}
        onPick={(value) => change({ target: Number(value) === choices.target.minutes ? null : Number(value) }, { day: further.get('day') })}
      />
    </div>
  );
  if (!isOffered)
    return (
      <>
        {header}
        {tools}
        <Notice tone="warning">{planning.notOffered(String(store))}</Notice>
      </>
    );
  return (
    <LoadedScreen title={planning.title} words={screens} read={read}>
      {(data) => {
        const asked = further.get('day');
        const found = data.days.find(({ day }) => day === asked);
        // The first day on which anyone is expected: today may be over, and a weekend is closed.
        const shown = found ?? data.days.find(({ day, reason }) => day > data.today && reason === null) ?? data.days[0];
        return (
          <div className="planning">
            {header}
            {tools}
            {misread.length === 0 ? null : (
              <div className="statistics-notice">
                <Notice tone="warning">{screens.notices.misread(misread.join(', '))}</Notice>
              </div>
            )}
            {shown === undefined ? (
              <Panel padded={false}>
                <EmptyState icon="info" title={planning.notMade} actions={<Button onClick={() => read.refetch()}>{planning.again}</Button>}>
                  {data.made_on === null ? planning.notMadeHelp : planning.old}
                </EmptyState>
              </Panel>
            ) : (
              <>
                {asked === null || found !== undefined ? null : (
                  <div className="statistics-notice">
                    <Notice tone="warning">{planning.unknownDay}</Notice>
                  </div>
                )}
                <DayLinks days={data.days} shown={shown.day} store={store} />
                <div className="planning__columns">
                  <div className="planning__main">
                    <DayPanel store={store} day={shown} target={data.target} hasLeftOut={data.left_out_services.length > 0} />
                    <BasisPanel answer={data} day={shown} />
                  </div>
                  <AccuracyPanel accuracy={data.accuracy} />
                </div>
              </>
            )}
          </div>
        );
      }}
    </LoadedScreen>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import type { StatisticsChoices } from '../../../../contract/operations/statistics-answer.ts';
import type { PlannedDay, StatisticsPlanning } from '../../../../contract/operations/stores/statistics-planning.ts';
import { shownDuration, shownValue } from '../../../../contract/rules/statistics/shown-value.ts';
import { formatSpokenDay } from '../../../../contract/rules/time/shown-time.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { StatisticsGate } from '../../../statistics/statistics-gate.tsx';
import { useChoices, useToday } from '../../../statistics/statistics-query.ts';
import { useQuestion } from '../../../statistics/use-question.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyScreen } from '../../../ui/page/empty-screen.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { LoadedScreen } from '../../../ui/page/loaded-screen.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { AccuracyPanel } from './accuracy-panel.tsx';
import { DayLinks, verdictOfDay } from './day-links.tsx';
import { DayPanel } from './day-panel.tsx';
import { ManyPlanned } from './many-stores.tsx';
import { planningOptions } from './planning-query.ts';
import { PlanningActions, PlanningTools } from './planning-tools.tsx';
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

/** The chosen stores, or all: of one its days in full, of several their desks one below the other. */
function Chosen({ choices }: { readonly choices: StatisticsChoices }): JSX.Element {
  const { planning } = usePlanningWords();
  const { stores } = useQuestion().question;
  const shown = stores.length > 0 ? stores : choices.stores.flatMap(({ id, is_gone }) => (is_gone ? [] : [id]));
  const [store] = shown;
  if (store === undefined)
    return (
      <EmptyScreen heading={planning.title} icon="lock" title={planning.noStores}>
        {planning.noStoresHelp}
      </EmptyScreen>
    );
  if (shown.length > 1) return <ManyPlanned choices={choices} stores={shown} />;
  const isOffered = choices.stores.some(({ id }) => id === store);
  return <Planned {...{ choices, store, isOffered }} />;
}

type PlannedProps = { readonly choices: StatisticsChoices; readonly store: number; readonly isOffered: boolean };

function Planned({ choices, store, isOffered }: PlannedProps): JSX.Element {
  const { planning, screens } = usePlanningWords();
  const calls = useCalls();
  const { question, misread, further } = useQuestion();
  const today = useToday();
  const read = useQuery({ ...planningOptions(calls, { today, store, target: question.target }), enabled: isOffered });
  const asked = further.get('day');
  const days = read.data?.days ?? [];
  const found = days.find(({ day }) => day === asked);
  // The first day on which anyone is expected: today may be over, and a weekend is closed.
  const shown = found ?? days.find(({ day, reason }) => day > today && reason === null) ?? days[0];
  const header = (
    <PageHeader
      title={planning.title}
      count={choices.stores.find(({ id }) => id === store)?.label}
      description={typeof read.data?.made_on === 'string' ? planning.description(formatSpokenDay(read.data.made_on)) : undefined}
      actions={<PlanningActions stores={isOffered ? [store] : []} days={days} shown={shown?.day} />}
    />
  );
  const tools = <PlanningTools choices={choices} stores={[store]} />;
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
                <DayLinks
                  days={data.days.map((one) => ({ ...one, isSilent: one.reason !== null, verdict: verdictOfDay(one, planning) }))}
                  shown={shown.day}
                  stores={[store]}
                />
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

type BasisPanelProps = { readonly answer: StatisticsPlanning; readonly day: PlannedDay };

/** What the figures are made of, and what they do not know. */
function BasisPanel({ answer: { handling, target }, day }: BasisPanelProps): JSX.Element {
  const { planning, language } = usePlanningWords();
  const { basis } = planning;
  const lines = [
    [basis.handling, handling.mean === null ? basis.noHandling : basis.handlingOf(shownDuration(handling.mean), handling.n)],
    ...(day.reason === null ? [[basis.similar, basis.similarOf(day.similar_days)]] : []),
    [basis.clients, basis.clientsHelp],
    [basis.ordered, `${shownValue('ordered', day.ordered, language)}, ${basis.orderedHelp}`],
    [basis.desks, basis.desksHelp],
    [basis.formula, basis.formulaHelp(new Intl.NumberFormat(language, { style: 'percent' }).format(target.share), target.minutes)],
    [basis.without, basis.withoutHelp],
  ];
  return (
    <section className="planning__panel planning__panel--padded" aria-label={basis.title}>
      <h2>{basis.title}</h2>
      <dl className="basis">
        {lines.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

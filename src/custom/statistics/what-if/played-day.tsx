import type { JSX, ReactNode } from 'react';
import type { StatisticsWhatIf } from '../../../../contract/operations/stores/statistics-what-if.ts';
import { isSamePlan } from '../../../../contract/rules/statistics/what-if/edited-plan.ts';
import { erlangHours, erlangWithin } from '../../../../contract/rules/statistics/what-if/erlang-check.ts';
import { expectedClients, meanHandling } from '../../../../contract/rules/statistics/what-if/expected-day.ts';
import type { PlayedPlan } from '../../../../contract/rules/statistics/what-if/play-clients.ts';
import { deskMinutes } from '../../../../contract/rules/statistics/what-if/summarise-plays.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { useQuestion } from '../../../statistics/use-question.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { PastPanel, PlayBasis } from './checks-panel.tsx';
import type { Outcome } from './comparison-table.tsx';
import { DayClients } from './day-clients.tsx';
import { PlanPanel, PrintedPlans } from './plan-panel.tsx';
import { Answer, findPlanSummary, PlayState } from './play-state.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { type Plans, type ShownPlan, usePlans } from './use-plans.ts';
import { type Plays, usePlays } from './use-plays.ts';
import { useWhatIfWords } from './what-if-words.ts';

type PlayedDayProps = {
  readonly data: StatisticsWhatIf;
  readonly header: (actions?: ReactNode) => JSX.Element;
  readonly tools: ReactNode;
  readonly misread: readonly string[];
};

/** A day that can be played: plans on the left, what comes out of them on the right. */
export function PlayedDay({ data, header, tools, misread }: PlayedDayProps): JSX.Element {
  const { whatIf, screens, planning } = useWhatIfWords();
  const plans = usePlans(data);
  const notify = useNotify();
  const { question } = useQuestion();
  const expected = expectedClients(data);
  const faulty = plans.plans.filter(isFaulty);
  const [a, b] = plans.plans;
  const seed = `${data.store_id}/${data.day ?? ''}/${plans.seed}`;
  // Usual desks are played too: both plans are compared with them. Plans that are the same are played once.
  const distinct = [plans.usualPlayed, a.played, b.played].reduce<readonly PlayedPlan[]>(
    (found, plan) => (found.some((one) => isSamePlan(one, plan)) ? found : [...found, plan]),
    [],
  );
  const request = { expected, plans: distinct, seed, aim: data.target };
  const plays = usePlays(faulty.length > 0 || expected.services.length === 0 ? null : request);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(plans.link());
      notify(whatIf.copied, 'success');
    } catch {
      notify(whatIf.notCopied, 'error');
    }
  };
  const notices = [
    ...(misread.length === 0 ? [] : [screens.notices.misread(misread.join(', '))]),
    ...plans.plans.flatMap(({ sign, isMisread, gone }) => [
      ...(isMisread ? [whatIf.misread(sign)] : []),
      ...(gone > 0 ? [whatIf.gone(gone)] : []),
    ]),
    ...faulty.map(({ sign, faults }) => (faults.size > 0 ? whatIf.notPlayable(sign, faults.size) : whatIf.noDesk(sign))),
  ];
  if (expected.services.length === 0)
    return (
      <>
        {header()}
        {tools}
        <Panel padded={false}>
          <EmptyState icon="info" title={whatIf.reasonTitle}>
            {whatIf.reasons.no_handling}
          </EmptyState>
        </Panel>
      </>
    );
  return (
    <>
      {header(
        <>
          <Button icon="link" onClick={copy}>
            {whatIf.copy}
          </Button>
          <Button icon="print" onClick={() => window.print()}>
            {planning.print}
          </Button>
        </>,
      )}
      {tools}
      {notices.map((text) => (
        <div className="statistics-notice" key={text}>
          <Notice tone="warning">{text}</Notice>
        </div>
      ))}
      <Answer {...{ data, plans, plays }} />
      <div className="what-if__columns">
        <div className="what-if__column">
          <DayClients data={data} plans={plans} />
          <PlanPanel data={data} plans={plans} />
          <PrintedPlans data={data} plans={plans} />
          <PastPanel store={data.store_id} today={data.today} target={question.target} />
          <PlayBasis data={data} />
        </div>
        <div className="what-if__column">
          <PlayState plays={plays} plans={plans} />
          {plays.outcomes === null ? null : (
            <ResultsPanel outcomes={outcomesOf(data, plans, plays, whatIf.usualName)} target={data.target} services={data.services} />
          )}
        </div>
      </div>
    </>
  );
}

function isFaulty({ faults, played }: ShownPlan): boolean {
  return faults.size > 0 || played.desks.length === 0;
}

/** Usual desks have a column of their own where neither plan is them. */
function outcomesOf(data: StatisticsWhatIf, plans: Plans, { outcomes }: Plays, usualName: string): readonly Outcome[] {
  const [a, b] = plans.plans;
  const of = (look: Outcome['look'], name: string, plan: PlayedPlan): readonly Outcome[] => {
    const summary = findPlanSummary(outcomes, plan);
    return summary === undefined ? [] : [{ look, name, summary, minutes: deskMinutes(plan), erlang: erlangOf(data, plan) }];
  };
  return [
    ...(a.isUsual || b.isUsual ? [] : of('usual', usualName, plans.usualPlayed)),
    ...of('a', `A: ${a.name}`, a.played),
    ...of('b', `B: ${b.name}`, b.played),
  ];
}

function erlangOf(data: StatisticsWhatIf, plan: PlayedPlan): number | null {
  const handling = meanHandling(expectedClients(data));
  if (handling === null) return null;
  const counts = new Map(data.hours.map(({ hour, expected }) => [hour, expected ?? 0]));
  return erlangWithin({ hours: erlangHours({ counts, office: data.office }, plan.desks), handling, minutes: data.target.minutes });
}

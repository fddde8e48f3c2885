import type { JSX } from 'react';
import type { StatisticsWhatIf } from '../../../../contract/operations/stores/statistics-what-if.ts';
import { isSamePlan } from '../../../../contract/rules/statistics/what-if/edited-plan.ts';
import type { PlayedPlan } from '../../../../contract/rules/statistics/what-if/play-clients.ts';
import { deskMinutes, type PlaySummary, playedDays } from '../../../../contract/rules/statistics/what-if/summarise-plays.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Progress } from '../../../ui/page/progress.tsx';
import { shownHours, shownShare } from './shown-figures.ts';
import type { Plans } from './use-plans.ts';
import type { Plays } from './use-plays.ts';
import { useWhatIfWords } from './what-if-words.ts';

type AnswerProps = { readonly data: StatisticsWhatIf; readonly plans: Plans; readonly plays: Plays };

/** What the person came for, in one sentence. */
export function Answer({ data: { target }, plans, plays }: AnswerProps): JSX.Element | null {
  const { whatIf, language } = useWhatIfWords();
  const [a, b] = plans.plans;
  const [first, second] = [a, b].map(({ played }) => findPlanSummary(plays.outcomes, played));
  if (a.isUsual && b.isUsual) return <p className="what-if__answer">{whatIf.answer.none}</p>;
  if (plays.state !== 'played' || first === undefined || second === undefined) return null;
  const [shareA, shareB] = [first.within, second.within].map((share) => shownShare(share, language));
  if (shareA === undefined || shareB === undefined) return null;
  const isBetterB = (second.within ?? 0) > (first.within ?? 0);
  const text =
    shareA === shareB
      ? whatIf.answer.same(target.minutes, shareA)
      : isBetterB
        ? whatIf.answer.better(target.minutes, { plan: b.sign, share: shareB }, { plan: a.sign, share: shareA })
        : whatIf.answer.better(target.minutes, { plan: a.sign, share: shareA }, { plan: b.sign, share: shareB });
  const [hoursA, hoursB] = [a, b].map(({ played }) => shownHours(deskMinutes(played), language));
  return (
    <p className="what-if__answer">
      <strong>{text}</strong> <span className="quiet">{whatIf.answer.hours(hoursA ?? '', hoursB ?? '')}</span>
    </p>
  );
}

type PlayStateProps = { readonly plays: Plays; readonly plans: Plans };

/** How far the plays are, and what can be done about them. */
export function PlayState({ plays, plans }: PlayStateProps): JSX.Element {
  const { whatIf } = useWhatIfWords();
  const isOld = plays.outcomes !== null && plays.state !== 'played';
  return (
    <section className="what-if__panel what-if__panel--padded what-if__state" aria-label={whatIf.playing}>
      {plays.state === 'playing' ? (
        <>
          <Progress text={whatIf.playing} detail={whatIf.played(plays.done, playedDays)} share={plays.done / playedDays} />
          <Button icon="stop" onClick={plays.cancel}>
            {whatIf.cancel}
          </Button>
        </>
      ) : (
        <>
          {plays.state === 'cancelled' ? <p role="status">{whatIf.cancelled}</p> : null}
          {plays.state === 'failed' ? <Notice tone="danger">{whatIf.failed}</Notice> : null}
          {plays.state === 'played' ? (
            <p className="quiet" role="status">
              {whatIf.playedAll(playedDays)} {whatIf.otherHelp(plans.seed)}
            </p>
          ) : null}
          {plays.state === 'cancelled' || plays.state === 'failed' ? (
            <Button icon="play" onClick={plays.again}>
              {whatIf.play}
            </Button>
          ) : null}
          {plays.state === 'played' ? (
            <Button icon="refresh" onClick={plans.playOthers}>
              {whatIf.other}
            </Button>
          ) : null}
        </>
      )}
      {isOld ? <p className="quiet">{whatIf.old}</p> : null}
    </section>
  );
}

/** What came out of a plan; undefined as long as it was not played. */
export function findPlanSummary(outcomes: Plays['outcomes'], plan: PlayedPlan): PlaySummary | undefined {
  return outcomes?.find((one) => isSamePlan(one.plan, plan))?.summary;
}

import type { JSX } from 'react';
import { isBase, planOn } from '../../../../contract/rules/opening/plan-periods.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { idOf, type Row } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { officeHoursWords } from '../days/office-hours-words.ts';
import { PlanCard } from './plan-card.tsx';
import { planIn, usePlans } from './use-plans.ts';

/** The weekly plans of a store: the base plan open, dated ones folded but that of today, and those that ended folded together. */
export function PlanList({ store }: { readonly store: Row }): JSX.Element {
  const words = useWords();
  const said = officeHoursWords(words).hours;
  const { rows, error, retry } = usePlans(idOf(store));
  const today = useFromClock(localDay);
  if (error !== null) {
    return (
      <Panel>
        <EmptyState icon="alert" title={said.failed} actions={<Button onClick={retry}>{said.retry}</Button>}>
          {error.message}
        </EmptyState>
      </Panel>
    );
  }
  if (rows === undefined) return <p role="status">{said.loading}</p>;
  if (rows.length === 0) {
    return (
      <Panel>
        <EmptyState icon="clock" title={said.noPlans}>
          {said.noPlansHelp}
        </EmptyState>
      </Panel>
    );
  }
  const current = planOn(today, rows.map(planIn))?.id;
  // The base plan first, the others as they come.
  const inOrder = rows.toSorted((one, other) => Number(!isBase(planIn(one))) - Number(!isBase(planIn(other))));
  const ended = inOrder.filter((row) => (planIn(row).valid_to ?? today) < today);
  return (
    <Panel padded={false}>
      <Plans plans={inOrder.filter((row) => !ended.includes(row))} {...{ store, current }} />
      {ended.length === 0 ? null : (
        <details className="plan-list__ended">
          <summary>{said.ended(ended.length)}</summary>
          <Plans plans={ended} {...{ store, current }} />
        </details>
      )}
    </Panel>
  );
}

type PlansProps = { readonly plans: readonly Row[]; readonly store: Row; readonly current: number | undefined };

function Plans({ plans, store, current }: PlansProps): JSX.Element {
  return (
    <ul className="plan-list">
      {plans.map((row) => (
        <li key={idOf(row)}>
          <PlanCard plan={row} store={store} isCurrent={idOf(row) === current} />
        </li>
      ))}
    </ul>
  );
}

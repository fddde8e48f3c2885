import { useGetList } from 'ra-core';
import type { JSX } from 'react';
import { Link } from 'react-router';
import { paging } from '../../../../contract/basics/limits.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { localDay } from '../../../../contract/derive/check-draft.ts';
import { planOn } from '../../../../contract/rules/opening/plan-periods.ts';
import { createPageWithin } from '../../../crud/record/place/given-store.ts';
import type { TabProps } from '../../../crud/vocabulary/additions.ts';
import { useFromClock } from '../../../crud/vocabulary/clock.ts';
import { useMay } from '../../../crud/vocabulary/gate.tsx';
import { resourceNamed } from '../../../crud/vocabulary/named.ts';
import { idOf, isRow, type Row } from '../../../crud/vocabulary/row.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import './week/hours.css';
import { ComingDays } from './coming-days.tsx';
import { ExceptionList } from './exception-list.tsx';
import { PlanCard } from './plan-card.tsx';

const plans = resourceNamed('opening-plans');
const whole = { page: 1, perPage: paging.maximalSize };

/** Opening hours of a store: the coming days, its weekly plans, written in their place, and the single dates that differ. */
export function HoursTab({ record }: TabProps): JSX.Element {
  const words = useWords();
  const said = words.opening.hours;
  const within = { name: 'store_id', id: idOf(record) };
  const mayCreate = useMay(plans, 'create');
  return (
    <div className="hours-tab">
      <ComingDays storeId={within.id} />
      <section aria-labelledby="hours-plans">
        <div className="hours-tab__head">
          <div>
            <h2 id="hours-plans">{said.plans}</h2>
            <p className="quiet">{said.plansHelp}</p>
          </div>
          {mayCreate ? (
            <Link className={buttonClass()} to={createPageWithin(plans, within)}>
              <Icon name="plus" />
              {said.addPlan}
            </Link>
          ) : null}
        </div>
        <Plans store={record} />
      </section>
      <ExceptionList storeId={within.id} />
    </div>
  );
}

function Plans({ store }: { readonly store: Row }): JSX.Element {
  const words = useWords();
  const said = words.opening.hours;
  const query = { filter: { store_id: idOf(store) }, pagination: whole, sort: { field: 'valid_from', order: 'ASC' } } as const;
  const { data, isPending, error, refetch } = useGetList(prefixOf(plans), query, { retry: false });
  const today = useFromClock(localDay);
  if (isPending) return <p role="status">{said.loading}</p>;
  if (error !== null) {
    return (
      <Panel>
        <EmptyState icon="alert" title={said.failed} actions={<Button onClick={() => refetch()}>{said.retry}</Button>}>
          {error.message}
        </EmptyState>
      </Panel>
    );
  }
  const rows: readonly unknown[] = data;
  const known = rows.filter(isRow);
  if (known.length === 0) {
    return (
      <Panel>
        <EmptyState icon="clock" title={said.noPlans}>
          {said.noPlansHelp}
        </EmptyState>
      </Panel>
    );
  }
  const periods = known.map((row) => ({ id: idOf(row), valid_from: dayOf(row['valid_from']), valid_to: dayOf(row['valid_to']) }));
  const current = planOn(today, periods)?.id;
  // The base plan first, the others as they come.
  const inOrder = known.toSorted((one, other) => Number(isDated(one)) - Number(isDated(other)));
  const ended = inOrder.filter((row) => (dayOf(row['valid_to']) ?? today) < today);
  const lasting = inOrder.filter((row) => !ended.includes(row));
  return (
    <>
      <PlanList plans={lasting} {...{ store, current }} />
      {ended.length === 0 ? null : (
        <details className="hours-tab__ended">
          <summary>{said.ended(ended.length)}</summary>
          <PlanList plans={ended} {...{ store, current }} />
        </details>
      )}
    </>
  );
}

type PlanListProps = { readonly plans: readonly Row[]; readonly store: Row; readonly current: number | undefined };

function PlanList({ plans: shown, store, current }: PlanListProps): JSX.Element {
  return (
    <ul className="plan-list">
      {shown.map((row) => (
        <li key={idOf(row)}>
          <PlanCard plan={row} store={store} isCurrent={idOf(row) === current} />
        </li>
      ))}
    </ul>
  );
}

function isDated(row: Row): boolean {
  return dayOf(row['valid_from']) !== null || dayOf(row['valid_to']) !== null;
}

function dayOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

import type { JSX } from 'react';
import type { DashboardStore } from '../../../../../contract/operations/dashboard.ts';
import { stateAt } from '../../../../../contract/rules/branch-status/freshness.ts';
import { localDay } from '../../../../../contract/rules/time/prague-time.ts';
import { AttentionRow } from '../../../../branch-status/all-stores/attention-row.tsx';
import { useDashboard } from '../../../../branch-status/all-stores/dashboard-query.ts';
import { useFromClock } from '../../../../crud/core/clock.ts';

/** That the branch of the clerk does not communicate: since when, why and what to do. Nothing while it does. */
export function SilentBranch({ storeId }: { readonly storeId: number }): JSX.Element | null {
  const { data } = useDashboard(useFromClock(localDay));
  const store = data?.stores.find(({ id }) => id === storeId);
  return store === undefined ? null : <OfStore store={store} />;
}

function OfStore({ store }: { readonly store: DashboardStore }): JSX.Element {
  const state = useFromClock((now) => stateAt(store, now));
  return <AttentionRow {...{ store, state }} />;
}

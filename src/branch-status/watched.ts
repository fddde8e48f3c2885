import type { DashboardStore } from '../../contract/operations/dashboard.ts';
import type { MonitoredStore } from '../../contract/operations/monitoring.ts';
import type { Watched } from '../../contract/rules/branch-status/store-warnings.ts';

/** What monitoring knows of a store, as troubles are judged. */
export function readWatched(store: MonitoredStore): Watched {
  const { services, outages } = store;
  return {
    ...store,
    waiting: services.reduce((sum, { waiting }) => sum + waiting, 0),
    // The longest wait is first.
    waiting_since: services[0]?.waiting_since ?? null,
    outages: outages.filter(({ ended_at }) => ended_at === null),
  };
}

/** What the dashboard knows of one. */
export function watchedOn(store: DashboardStore): Watched {
  const { waiting, waiting_since } = store.today;
  return { ...store, waiting, waiting_since };
}

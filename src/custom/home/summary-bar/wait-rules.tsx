import type { JSX } from 'react';
import type { DashboardStore } from '../../../../contract/operations/dashboard.ts';
import { storeWarnings, type WatchLimits, waitWarnings } from '../../../../contract/rules/branch-status/store-warnings.ts';
import { unusualWait } from '../../../../contract/rules/statistics/unusual-wait.ts';
import { useHomeWords } from '../../../branch-status/all-stores/home-words.ts';
import { watchedOn } from '../../../branch-status/store-warnings.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { formatNumber } from '../../../crud/core/format.ts';
import { useAppearance } from '../../../providers/appearance/appearance-store.ts';

/** By which limits waits are marked, where any is: those of `/stores/settings`. */
export function WaitRules({
  stores,
  limits,
}: {
  readonly stores: readonly DashboardStore[];
  readonly limits: WatchLimits;
}): JSX.Element | null {
  const words = useHomeWords();
  const { language } = useAppearance();
  const marked = useFromClock((now) => stores.filter((store) => isMarked(store, limits, now)).length);
  if (marked === 0) return null;
  const { unusual_times: times, unusual_minutes: minutes, long_wait_minutes: long, many_waiting: many } = limits;
  const rules = [
    words.unusualRule(formatNumber(times, language), minutes, unusualWait.fewestClients),
    ...(long === null ? [] : [words.longRule(long)]),
    ...(many === null ? [] : [words.manyRule(many)]),
  ];
  return (
    <p className="home__rules">
      {words.unusual}: {rules.join(' ')}
    </p>
  );
}

function isMarked(store: DashboardStore, limits: WatchLimits, now: Date): boolean {
  return storeWarnings(watchedOn(store), limits, now).some(({ kind }) => waitWarnings.includes(kind));
}

import type { JSX } from 'react';
import type { DashboardStore } from '../../../../contract/operations/dashboard.ts';
import { unusualWait } from '../../../../contract/rules/statistics/unusual-wait.ts';
import { troublesOf, type WatchLimits, waitTroubles } from '../../../../contract/rules/watching/troubles.ts';
import { useFromClock } from '../../../crud/vocabulary/clock.ts';
import { formatNumber } from '../../../crud/vocabulary/format.ts';
import { useAppearance } from '../../../providers/appearance/appearance-context.ts';
import { useHomeWords } from '../../../watching/all-stores/home-words.ts';
import { watchedOn } from '../../../watching/watched.ts';

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
  return troublesOf(watchedOn(store), limits, now).some(({ kind }) => waitTroubles.includes(kind));
}

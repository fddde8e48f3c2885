import type { DashboardStore } from '../../contract/operations/dashboard.ts';
import type { MonitoredStore } from '../../contract/operations/monitoring.ts';
import { outages } from '../../contract/resources/stores/outages.ts';
import { type StoreWarning, storeWarnings, type Watched, type WatchLimits } from '../../contract/rules/branch-status/store-warnings.ts';
import { useFromClock } from '../crud/core/clock.ts';
import { formatInstant } from '../crud/core/format.ts';
import { choiceLabel, useWords, type Words } from '../crud/core/words.ts';
import { formatMinutes } from './format-duration.ts';

/** What monitoring knows of a store, as warnings are judged. */
export function readWatched(store: MonitoredStore): Watched {
  const { services } = store;
  return {
    ...store,
    waiting: services.reduce((sum, { waiting }) => sum + waiting, 0),
    // The longest wait is first.
    waiting_since: services[0]?.waiting_since ?? null,
    outages: store.outages.filter(({ ended_at }) => ended_at === null),
  };
}

/** What the dashboard knows of one. */
export function watchedOn(store: DashboardStore): Watched {
  const { waiting, waiting_since } = store.today;
  return { ...store, waiting, waiting_since };
}

/** What at a store needs someone, in words; of the given kinds alone where any are. Moves on its own, by whole minutes. */
export function useStoreWarnings(
  watched: Watched,
  limits: WatchLimits,
  kinds?: readonly StoreWarning['kind'][],
  isShort = false,
): readonly string[] {
  const words = useWords();
  const text = useFromClock((now) =>
    storeWarnings(watched, limits, now)
      .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
      .map((warning) => warningText(words, warning, isShort))
      .join('\n'),
  );
  return text === '' ? [] : text.split('\n');
}

/** Says a trouble in words. */
export function useWarningText(): (warning: StoreWarning) => string {
  const words = useWords();
  return (warning) => warningText(words, warning);
}

/** What needs someone, where there is room for few words: of devices only how many. */
export function useShortWarnings(watched: Watched, limits: WatchLimits, isShort: boolean): readonly string[] {
  return useStoreWarnings(watched, limits, undefined, isShort);
}

/** A trouble of a store in words. */
function warningText(all: Words, warning: StoreWarning, isShort = false): string {
  const { monitoring: words } = all;
  const minutes = (milliseconds: number): string => formatMinutes(words, Math.floor(milliseconds / 60_000));
  switch (warning.kind) {
    case 'outage':
      return words.outage(choiceLabel(all, outages, { name: 'outage_kind', value: warning.outage }), formatInstant(warning.started_at));
    case 'long_wait':
      return words.longWait(minutes(warning.longest));
    case 'many_waiting':
      return words.manyWaiting(warning.waiting);
    case 'unusual_wait':
      return words.unusualWait(minutes(warning.now), minutes(warning.usual));
    default: {
      const { count, paper } = warning;
      if (isShort) return warning.kind === 'touch_screens' ? words.kiosksShort(count) : words.displaysShort(count);
      const text = [words.needingAttention(count), ...(paper === 0 ? [] : [words.paper(paper)])].join(', ');
      return warning.kind === 'touch_screens' ? words.atKiosks(text) : words.atDisplays(text);
    }
  }
}

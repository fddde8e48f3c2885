import { type JSX, memo } from 'react';
import type { DashboardStore } from '../../../../contract/operations/dashboard.ts';
import type { StoreState } from '../../../../contract/rules/store-state.ts';
import type { WatchLimits } from '../../../../contract/rules/watching/troubles.ts';
import { useFromClock } from '../../../crud/vocabulary/clock.ts';
import { formatNumber } from '../../../crud/vocabulary/format.ts';
import { useAppearance } from '../../../providers/appearance/appearance-context.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { WallTile } from '../../../ui/wall/wall-tile.tsx';
import { toneOfState } from '../../../watching/standing.ts';
import { useKnown } from '../../../watching/use-known.ts';
import { useTroubles } from '../../../watching/use-troubles.ts';
import { watchedOn } from '../../../watching/watched.ts';
import { HomeState } from '../store/home-state.tsx';
import { spokenWait } from '../store/spoken-time.ts';

type DashboardTileProps = { readonly store: DashboardStore; readonly state: StoreState; readonly limits: WatchLimits };

/** One store on the wall: today in four numbers, and what is out of the ordinary. */
export const DashboardTile = memo(function DashboardTile({ store, state, limits }: DashboardTileProps): JSX.Element {
  const { home: words, monitoring } = useConsoleWords();
  const { language } = useAppearance();
  const troubles = useTroubles(watchedOn(store), limits);
  const { knowledge, asOf } = useKnown(store);
  const { today, usual } = store;
  const { waiting_since: since } = today;
  const number = (count: number): string => formatNumber(Math.round(count), language);
  const waits = useFromClock((now) => (since === null ? '' : spokenWait(words, now.getTime() - Date.parse(since))));
  const noted = (text: string) => (text === '' ? {} : { note: text });
  const isNow = knowledge === 'now';
  // Of a store that has said nothing today no count of today is known.
  const figure = (name: string, count: number, note = '') => ({
    name,
    value: isNow || knowledge === 'earlier_today' ? number(count) : monitoring.noWait,
    isOld: !isNow,
    ...noted(note),
  });
  return (
    <WallTile
      tone={state === 'communicating' && troubles.length > 0 ? 'warning' : toneOfState[state]}
      title={store.label}
      to={`/stores/${store.id}`}
      state={<HomeState {...{ store, state }} />}
      figures={[
        figure(words.tickets, today.tickets, usual.days === 0 ? '' : words.usualNow(number(usual.until_now))),
        figure(words.served, today.served),
        // The central keeps orders itself: their count holds whatever the store said.
        { name: words.ordered, value: number(today.ordered) },
        isNow
          ? figure(words.waiting, today.waiting, waits === '' ? '' : words.waitsLongest(waits))
          : figure(monitoring.waitedCount, today.waiting, knowledge === 'earlier_today' ? asOf : ''),
      ]}
      troubles={troubles}
    />
  );
});

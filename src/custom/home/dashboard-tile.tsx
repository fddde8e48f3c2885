import { type JSX, memo } from 'react';
import type { DashboardStore } from '../../../contract/operations/dashboard.ts';
import type { StoreState } from '../../../contract/rules/store-state.ts';
import type { WatchLimits } from '../../../contract/rules/watching/troubles.ts';
import { useAppearance } from '../../providers/appearance/appearance-context.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { useFromClock } from '../../resources/clock.ts';
import { formatInstant, formatNumber } from '../../resources/derive/format.ts';
import { useTroubles } from '../../resources/watching/use-troubles.ts';
import { watchedOn } from '../../resources/watching/watched.ts';
import { Status } from '../../ui/status.tsx';
import { WallTile } from '../../ui/wall-tile.tsx';
import { Ago } from './ago.tsx';
import { spokenWait } from './spoken-time.ts';
import { toneOfState } from './tone-of-state.ts';

type DashboardTileProps = { readonly store: DashboardStore; readonly state: StoreState; readonly limits: WatchLimits };

/** One store on the wall: today in three numbers, and what is out of the ordinary. */
export const DashboardTile = memo(function DashboardTile({ store, state, limits }: DashboardTileProps): JSX.Element {
  const { home: words } = useConsoleWords();
  const { language } = useAppearance();
  const troubles = useTroubles(watchedOn(store), limits);
  const { today, usual, last_socket_communication_at: last } = store;
  const { waiting_since: since } = today;
  const number = (count: number): string => formatNumber(Math.round(count), language);
  const waits = useFromClock((now) => (since === null ? '' : spokenWait(words, now.getTime() - Date.parse(since))));
  const noted = (text: string) => (text === '' ? {} : { note: text });
  return (
    <WallTile
      tone={state === 'communicating' && troubles.length > 0 ? 'warning' : toneOfState[state]}
      title={store.label}
      to={`/stores/${store.id}`}
      state={
        <>
          <Status tone={toneOfState[state]}>{words.states[state]}</Status>
          {last === null ? null : <Ago at={last} title={formatInstant(last)} />}
        </>
      }
      figures={[
        { name: words.tickets, value: number(today.tickets), ...noted(usual.days === 0 ? '' : words.usualNow(number(usual.until_now))) },
        { name: words.served, value: number(today.served) },
        { name: words.waiting, value: number(today.waiting), ...noted(waits === '' ? '' : words.waitsLongest(waits)) },
      ]}
      troubles={troubles}
    />
  );
});

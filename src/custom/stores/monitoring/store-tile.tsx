import { type JSX, memo } from 'react';
import type { WatchLimits } from '../../../../contract/rules/watching/troubles.ts';
import { useFromClock } from '../../../crud/vocabulary/clock.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { WallTile } from '../../../ui/wall/wall-tile.tsx';
import { spokenMinutes } from '../../../watching/spoken-minutes.ts';
import { toneOfState } from '../../../watching/standing.ts';
import { StateMark } from '../../../watching/state-mark.tsx';
import { StateSince } from '../../../watching/state-since.tsx';
import { useKnown } from '../../../watching/use-known.ts';
import { useTroubles } from '../../../watching/use-troubles.ts';
import { watchedIn } from '../../../watching/watched.ts';
import type { StandingStore } from '../standing.ts';

/** One store on the wall: who waits and how long, how many desks are open, and what does not work. */
export const StoreTile = memo(function StoreTile({
  store,
  state,
  isTroubled,
  limits,
}: StandingStore & { readonly limits: WatchLimits }): JSX.Element {
  const { monitoring: words } = useConsoleWords();
  const { services, desks } = store;
  const troubles = useTroubles(watchedIn(store), limits);
  const [first] = services;
  const { knowledge, asOf } = useKnown(store);
  const longest = useFromClock((now) =>
    first === undefined ? '' : spokenMinutes(words, Math.max(0, Math.floor((now.getTime() - Date.parse(first.waiting_since)) / 60_000))),
  );
  const waiting = String(services.reduce((sum, one) => sum + one.waiting, 0));
  const open = words.outOf(desks.open, desks.count);
  const isOld = knowledge !== 'now';
  return (
    <WallTile
      tone={state === 'communicating' && isTroubled ? 'warning' : toneOfState[state]}
      title={store.label}
      to={`/stores/${store.id}`}
      state={
        <>
          <StateMark state={state} />
          <StateSince {...{ store, state }} />
        </>
      }
      figures={
        isOld
          ? [
              { name: words.waitedCount, value: knowledge === 'earlier_today' ? waiting : words.noWait, isOld },
              {
                name: words.openedDesks,
                value: knowledge === 'never' ? words.noWait : open,
                isOld,
                ...(asOf === '' ? {} : { note: asOf }),
              },
            ]
          : [
              { name: words.waiting, value: waiting },
              { name: words.longest, value: longest === '' ? words.noWait : longest },
              { name: words.openDesks, value: open },
            ]
      }
      troubles={troubles}
    />
  );
});

import { type JSX, memo } from 'react';
import type { WatchLimits } from '../../../../contract/rules/watching/troubles.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { useFromClock } from '../../../resources/clock.ts';
import { formatInstant } from '../../../resources/derive/format.ts';
import { spokenMinutes } from '../../../resources/watching/spoken-minutes.ts';
import { stateSince, toneOfState } from '../../../resources/watching/standing.ts';
import { StateMark } from '../../../resources/watching/state-mark.tsx';
import { useTroubles } from '../../../resources/watching/use-troubles.ts';
import { watchedIn } from '../../../resources/watching/watched.ts';
import { WallTile } from '../../../ui/wall-tile.tsx';
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
  const isSilent = state === 'silent' || state === 'temporarily_silent';
  const since = isSilent ? store.last_socket_communication_at : stateSince(store, state);
  const longest = useFromClock((now) =>
    first === undefined ? '' : spokenMinutes(words, Math.max(0, Math.floor((now.getTime() - Date.parse(first.waiting_since)) / 60_000))),
  );
  return (
    <WallTile
      tone={state === 'communicating' && isTroubled ? 'warning' : toneOfState[state]}
      title={store.label}
      to={`/stores/${store.id}`}
      state={
        <>
          <StateMark state={state} />
          {since === null ? null : <span>{(isSilent ? words.silentSince : words.since)(formatInstant(since))}</span>}
        </>
      }
      figures={[
        { name: words.waiting, value: String(services.reduce((sum, { waiting }) => sum + waiting, 0)) },
        { name: words.longest, value: longest === '' ? words.noWait : longest },
        { name: words.openDesks, value: words.outOf(desks.open, desks.count) },
      ]}
      troubles={troubles}
    />
  );
});

import { type JSX, memo } from 'react';
import { Link } from 'react-router';
import type { StoreHours } from '../../../contract/operations/store-hours.ts';
import { stateSince } from '../../../contract/rules/branch-status/freshness.ts';
import type { WatchLimits } from '../../../contract/rules/branch-status/store-warnings.ts';
import { byWarningAndName, type StoreWithState } from '../../branch-status/all-stores/filter-stores.ts';
import { useHomeWords } from '../../branch-status/all-stores/home-words.ts';
import { StoresWall } from '../../branch-status/all-stores/stores-wall.tsx';
import { formatMinutes } from '../../branch-status/format-duration.ts';
import { useKnown } from '../../branch-status/reported-value.tsx';
import { whyText } from '../../branch-status/silence-words.ts';
import { StateSince } from '../../branch-status/state-since.tsx';
import { useOpening, useStoreHours } from '../../branch-status/store-hours.ts';
import { StateMark } from '../../branch-status/store-state.tsx';
import { readWatched, useShortWarnings } from '../../branch-status/store-warnings.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { WallTile } from '../../ui/wall/wall-tile.tsx';

type MonitoringWallProps = {
  readonly stores: readonly StoreWithState[];
  readonly limits: WatchLimits;
  readonly isUnread: boolean;
  readonly onLeave: () => void;
};

/** Watched stores over the whole screen, those in trouble first. */
export function MonitoringWall({ stores, limits, isUnread, onLeave }: MonitoringWallProps): JSX.Element {
  const { monitoring: words, screens } = useConsoleWords();
  const hours = useStoreHours();
  return (
    <StoresWall
      {...{ words, isUnread, onLeave }}
      title={screens.monitoring}
      stores={byWarningAndName(stores)}
      hasWarnings={({ hasFault }) => hasFault}
    >
      {(one, isMany) => <StoreTile key={one.store.id} {...one} {...{ limits, isMany }} hours={hours.get(one.store.id)} />}
    </StoresWall>
  );
}

type StoreTileProps = StoreWithState & {
  readonly limits: WatchLimits;
  readonly hours: StoreHours | undefined;
  /** Whether there are so many that names have to be short. */
  readonly isMany: boolean;
};

/** One store on the wall: who waits and how long, how many desks are open, or when it opens; and what does not work. */
export const StoreTile = memo(function StoreTile({ store, state, hasFault, limits, hours, isMany }: StoreTileProps): JSX.Element {
  const home = useHomeWords();
  const { monitoring: words } = useConsoleWords();
  const { services, desks } = store;
  const warnings = useShortWarnings(readWatched(store), limits, isMany);
  const [first] = services;
  const { freshness, asOf } = useKnown(store);
  const since = state === 'communicating' ? (first?.waiting_since ?? null) : stateSince(store, state);
  const lasts = useFromClock((now) =>
    since === null ? '' : formatMinutes(words, Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000))),
  );
  const opening = useOpening(home, hours);
  const waiting = services.reduce((sum, one) => sum + one.waiting, 0);
  const title = (isMany ? store.short_label : null) ?? store.label;
  const common = { title: store.label, to: <Link to={`/stores/${store.id}`}>{title}</Link>, letters: title.length, warnings };
  const why = whyText(words, store, state);
  if (state === 'waiting') return <WallTile {...common} look="absent" main={{ value: '', name: <StateMark state={state} /> }} why={why} />;
  if (state !== 'communicating') {
    return (
      <WallTile
        {...common}
        look={state === 'silent' ? 'danger' : 'warning'}
        state={<StateMark state={state} />}
        why={why}
        main={{ value: lasts, name: <StateSince {...{ store, state }} /> }}
        foot={freshness === 'earlier_today' ? `${words.waited(waiting)}, ${asOf}` : words.noDataToday}
      />
    );
  }
  if (opening !== '' && waiting === 0) return <WallTile {...common} look="closed" main={{ value: words.closed, name: opening }} />;
  return (
    <WallTile
      {...common}
      look={hasFault ? 'troubled' : 'plain'}
      main={{ value: String(waiting), name: words.waitingNow }}
      {...(lasts === '' ? {} : { side: { value: lasts, name: words.longestNow } })}
      foot={words.desksOpen(desks.open, desks.count)}
    />
  );
});

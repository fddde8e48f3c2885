import { type JSX, memo } from 'react';
import { Link } from 'react-router';
import type { DashboardStore } from '../../../contract/operations/dashboard.ts';
import type { StoreHours } from '../../../contract/operations/store-hours.ts';
import { stateSince } from '../../../contract/rules/branch-status/freshness.ts';
import type { StoreState } from '../../../contract/rules/branch-status/store-state.ts';
import { hasStoreWarnings, storeWarnings, type WatchLimits, waitWarnings } from '../../../contract/rules/branch-status/store-warnings.ts';
import { useHomeWords } from '../../branch-status/all-stores/home-words.ts';
import { StoresWall } from '../../branch-status/all-stores/stores-wall.tsx';
import { formatSilence, formatWait } from '../../branch-status/format-duration.ts';
import { useKnown } from '../../branch-status/reported-value.tsx';
import { whyText } from '../../branch-status/silence-words.ts';
import { StateSince } from '../../branch-status/state-since.tsx';
import { useOpening, useStoreHours } from '../../branch-status/store-hours.ts';
import { StateMark } from '../../branch-status/store-state.tsx';
import { useShortWarnings, watchedOn } from '../../branch-status/store-warnings.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { formatNumber } from '../../crud/core/format.ts';
import { useAppearance } from '../../providers/appearance/appearance-store.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { WallTile } from '../../ui/wall/wall-tile.tsx';
import type { StoreGroup } from './selection/group-stores.ts';

const minuteMilliseconds = 60_000;

type DashboardWallProps = {
  readonly groups: readonly StoreGroup[];
  readonly limits: WatchLimits;
  readonly isUnread: boolean;
  readonly onLeave: () => void;
};

/** Today at all stores over the whole screen. */
export function DashboardWall({ groups, limits, isUnread, onLeave }: DashboardWallProps): JSX.Element {
  const words = useHomeWords();
  const { screens } = useConsoleWords();
  const hours = useStoreHours();
  const now = new Date(useFromClock((time) => Math.floor(time.getTime() / minuteMilliseconds) * minuteMilliseconds));
  return (
    <StoresWall
      {...{ words, isUnread, onLeave }}
      title={screens.home}
      stores={groups.flatMap(({ state, stores }) => stores.map((store) => ({ store, state })))}
      hasWarnings={({ store }) => hasStoreWarnings(watchedOn(store), limits, now)}
    >
      {({ store, state }, isMany) => <DashboardTile key={store.id} {...{ store, state, limits, isMany }} hours={hours.get(store.id)} />}
    </StoresWall>
  );
}

type DashboardTileProps = {
  readonly store: DashboardStore;
  readonly state: StoreState;
  readonly limits: WatchLimits;
  readonly hours: StoreHours | undefined;
  /** Whether there are so many that names have to be short. */
  readonly isMany: boolean;
};

/** One store on the wall: who waits and how long, or since when it is silent, or when it opens. */
export const DashboardTile = memo(function DashboardTile(props: DashboardTileProps): JSX.Element {
  const { store, state, hours, isMany } = props;
  const words = useHomeWords();
  const { monitoring } = useConsoleWords();
  const opening = useOpening(words, hours);
  const title = (isMany ? store.short_label : null) ?? store.label;
  const common = { title: store.label, to: <Link to={`/stores/${store.id}`}>{title}</Link>, letters: title.length };
  const why = whyText(monitoring, store, state);
  if (state === 'waiting')
    return <WallTile {...common} look="absent" main={{ value: '', name: <StateMark state={state} /> }} why={why} warnings={[]} />;
  if (state !== 'communicating') return <SilentTile {...props} common={{ ...common, why }} />;
  if (opening !== '' && store.today.waiting === 0) return <ClosedTile {...props} common={common} opening={opening} />;
  return <OpenTile {...props} common={common} />;
});

type CommonProps = DashboardTileProps & {
  readonly common: { readonly title: string; readonly to: JSX.Element; readonly letters: number; readonly why?: string | undefined };
};

function ClosedTile({ store, limits, isMany, common, opening }: CommonProps & { readonly opening: string }): JSX.Element {
  const words = useHomeWords();
  const warnings = useShortWarnings(watchedOn(store), limits, isMany);
  return <WallTile {...common} look="closed" main={{ value: words.closed, name: opening }} warnings={warnings} />;
}

function OpenTile({ store, limits, isMany, common }: CommonProps): JSX.Element {
  const words = useHomeWords();
  const { language } = useAppearance();
  const warnings = useShortWarnings(watchedOn(store), limits, isMany);
  const { waiting_since: since, waiting, served, ordered } = store.today;
  const waits = useFromClock((now) => (since === null ? '' : formatWait(words, now.getTime() - Date.parse(since))));
  const oddities = useFromClock(
    (now) => storeWarnings(watchedOn(store), limits, now).filter(({ kind }) => waitWarnings.includes(kind)).length,
  );
  const number = (count: number): string => formatNumber(count, language);
  return (
    <WallTile
      {...common}
      look={warnings.length > 0 ? 'troubled' : 'plain'}
      main={{ value: number(waiting), name: words.waitingNow }}
      {...(waits === '' ? {} : { side: { value: waits, name: words.longest, isOdd: oddities > 0 } })}
      foot={words.servedOrdered(number(served), number(ordered))}
      warnings={warnings}
    />
  );
}

function SilentTile({ store, state, limits, isMany, common }: CommonProps): JSX.Element {
  const words = useHomeWords();
  const { language } = useAppearance();
  const since = stateSince(store, state);
  const { freshness, asOf } = useKnown(store);
  const lasts = useFromClock((now) => (since === null ? '' : formatSilence(words, now.getTime() - Date.parse(since))));
  const text = freshness === 'earlier_today' ? `${words.waited(store.today.waiting)}, ${asOf}` : words.noDataToday;
  return (
    <WallTile
      {...common}
      look={state === 'silent' ? 'danger' : 'warning'}
      state={<StateMark state={state} />}
      main={{ value: lasts, name: <StateSince {...{ store, state }} /> }}
      foot={`${text}, ${words.orderedCount(formatNumber(store.today.ordered, language))}`}
      warnings={useShortWarnings(watchedOn(store), limits, isMany)}
    />
  );
}

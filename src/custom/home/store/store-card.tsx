import { type JSX, memo } from 'react';
import { Link } from 'react-router';
import type { DashboardStore } from '../../../../contract/operations/dashboard.ts';
import type { StoreState } from '../../../../contract/rules/branch-status/store-state.ts';
import { type StoreWarning, type WatchLimits, waitWarnings } from '../../../../contract/rules/branch-status/store-warnings.ts';
import { formatDuration } from '../../../branch-status/all-stores/format-duration.ts';
import { PlayedNames } from '../../../branch-status/playing/played-names.tsx';
import { ReportedValue } from '../../../branch-status/reported-value.tsx';
import { whyText } from '../../../branch-status/silence-words.ts';
import { useKnown } from '../../../branch-status/use-known.ts';
import { useStoreWarnings } from '../../../branch-status/use-store-warnings.ts';
import { watchedOn } from '../../../branch-status/watched.ts';
import { formatNumber } from '../../../crud/core/format.ts';
import { useAppearance } from '../../../providers/appearance/appearance-context.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Status } from '../../../ui/page/status.tsx';
import { CardFigures } from './card-figures.tsx';
import { DeviceCount } from './device-count.tsx';
import { HomeState } from './home-state.tsx';
import { Sparkline } from './sparkline.tsx';
import './store-card.css';
import { useHomeWords } from '../../../branch-status/all-stores/home-words.ts';

type StoreCardProps = {
  readonly store: DashboardStore;
  readonly state: StoreState;
  readonly hour: number;
  readonly limits: WatchLimits;
};
/** Troubles of devices are next to their counts. */
const marked: readonly StoreWarning['kind'][] = ['outage', ...waitWarnings];

/** One store: its name leads to it, the rest is read at a glance. */
export const StoreCard = memo(function StoreCard({ store, state, hour, limits }: StoreCardProps): JSX.Element {
  const words = useHomeWords();
  const { monitoring } = useConsoleWords();
  const { language } = useAppearance();
  const { today, usual, month } = store;
  const known = useKnown(store);
  const why = whyText(monitoring, store, state);
  const troubles = useStoreWarnings(watchedOn(store), limits, marked);
  const number = (count: number): string => formatNumber(Math.round(count), language);
  const span = (times: DashboardStore['month']['waiting']): string =>
    times === null ? words.nothingYet : words.span(formatDuration(words, times.shortest), formatDuration(words, times.longest));
  const label =
    usual.days === 0 ? words.courseNoUsual(number(today.tickets)) : words.course(number(today.tickets), number(usual.until_now));
  return (
    <article className={`store-card store-card--${state}`}>
      <h3>
        <Link to={`/stores/${store.id}`} title={store.label}>
          {store.label}
        </Link>
      </h3>
      <p className="store-card__heard">
        <HomeState {...{ store, state }} />
      </p>
      {why === undefined ? null : (
        <p className="store-card__why" title={why}>
          {why}
        </p>
      )}
      <CardFigures {...{ store, number }} />
      <Sparkline today={today.course} usual={usual.course} {...{ hour, label }} />
      <dl className="store-card__lines">
        <dt>{words.waitingTime}</dt>
        <dd title={words.month}>{span(month.waiting)}</dd>
        <dt>{words.handlingTime}</dt>
        <dd title={words.month}>{span(month.handling)}</dd>
        <dt>{words.kiosks}</dt>
        <dd>
          <DeviceCount {...{ known }} {...store.touch_screens} />
        </dd>
        <dt>{words.displays}</dt>
        <dd>
          <DeviceCount {...{ known }} {...store.virtual_displays} />
        </dd>
        <dt>{words.playing}</dt>
        <dd title={store.playlists?.join(', ')}>
          <ReportedValue known={known} isShort>
            <PlayedNames playlists={store.playlists} />
          </ReportedValue>
        </dd>
      </dl>
      {troubles.length === 0 ? null : (
        <p className="store-card__unusual">
          <Status tone="warning">{troubles.join(', ')}</Status>
        </p>
      )}
    </article>
  );
});

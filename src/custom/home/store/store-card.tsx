import { type JSX, memo } from 'react';
import { Link } from 'react-router';
import type { Course, DashboardStore } from '../../../../contract/operations/dashboard.ts';
import type { StoreState } from '../../../../contract/rules/branch-status/store-state.ts';
import { type StoreWarning, type WatchLimits, waitWarnings } from '../../../../contract/rules/branch-status/store-warnings.ts';
import { Ago } from '../../../branch-status/ago.tsx';
import { useHomeWords } from '../../../branch-status/all-stores/home-words.ts';
import { formatDuration } from '../../../branch-status/format-duration.ts';
import { PlayedNames } from '../../../branch-status/played-names.tsx';
import { type Known, ReportedValue, useKnown } from '../../../branch-status/reported-value.tsx';
import { whyText } from '../../../branch-status/silence-words.ts';
import { StateSince } from '../../../branch-status/state-since.tsx';
import { StateMark } from '../../../branch-status/store-state.tsx';
import { useStoreWarnings, watchedOn } from '../../../branch-status/store-warnings.ts';
import { formatNumber } from '../../../crud/core/format.ts';
import { useAppearance } from '../../../providers/appearance/appearance-store.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Status } from '../../../ui/page/status.tsx';
import { CardFigures } from './card-figures.tsx';
import './store-card.css';

type SparklineProps = { readonly today: Course; readonly usual: Course; readonly hour: number; readonly label: string };

const height = 32;
const step = 10;

/** Tickets of the day by hour, as bars, before the usual course as a line. Hours at night in which no one ever comes are left out. */
function Sparkline({ today, usual, hour, label }: SparklineProps): JSX.Element {
  const busy = today.flatMap((count, at) => (count > 0 || (usual[at] ?? 0) > 0 ? [at] : []));
  const first = Math.min(...busy, 8);
  const hours = Array.from({ length: Math.max(...busy, 15) - first + 1 }, (_, at) => first + at);
  const most = Math.max(1, ...hours.map((at) => Math.max(today[at] ?? 0, usual[at] ?? 0)));
  const highOf = (count: number): number => (count / most) * (height - 2);
  const points = hours.map((at, place) => `${place * step + step / 2},${(height - highOf(usual[at] ?? 0)).toFixed(1)}`);
  const isUsualKnown = usual.some((count) => count > 0);
  return (
    <svg className="sparkline" viewBox={`0 0 ${hours.length * step} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {hours.map((at, place) => {
        const high = highOf(today[at] ?? 0);
        return (
          <rect
            key={at}
            className={at === hour ? 'sparkline__bar sparkline__bar--now' : 'sparkline__bar'}
            x={place * step + 1}
            y={height - high}
            width={step - 2}
            height={high}
          />
        );
      })}
      <line className="sparkline__ground" x1={0} y1={height} x2={hours.length * step} y2={height} />
      {isUsualKnown ? <polyline className="sparkline__usual" points={points.join(' ')} /> : null}
    </svg>
  );
}

type StoreCardProps = {
  readonly store: DashboardStore;
  readonly state: StoreState;
  readonly hour: number;
  readonly limits: WatchLimits;
};
/** SystemWarningList of devices are next to their counts. */
const marked: readonly StoreWarning['kind'][] = ['outage', ...waitWarnings];

/** One store: its name leads to it, the rest is read at a glance. */
export const StoreCard = memo(function StoreCard({ store, state, hour, limits }: StoreCardProps): JSX.Element {
  const words = useHomeWords();
  const { monitoring } = useConsoleWords();
  const { language } = useAppearance();
  const { today, usual, month } = store;
  const known = useKnown(store);
  const why = whyText(monitoring, store, state);
  const warnings = useStoreWarnings(watchedOn(store), limits, marked);
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
      <p className="store-card__last-contact">
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
      {warnings.length === 0 ? null : (
        <p className="store-card__unusual">
          <Status tone="warning">{warnings.join(', ')}</Status>
        </p>
      )}
    </article>
  );
});

type HomeStateProps = { readonly store: DashboardStore; readonly state: StoreState };

/** How a store communicates: when it last reported, or since when it is silent. */
function HomeState({ store, state }: HomeStateProps): JSX.Element {
  const words = useHomeWords();
  const { last_socket_communication_at: last } = store;
  return (
    <>
      <StateMark state={state} />
      {state !== 'communicating' || last === null ? (
        <StateSince {...{ store, state }} />
      ) : (
        <span>
          <span className="visually-hidden">{words.lastContact} </span>
          <Ago at={last} />
        </span>
      )}
    </>
  );
}

type DeviceCountProps = { readonly known: Known; readonly count: number; readonly in_trouble: number; readonly paper?: number };

/**
 * How many devices there are, and how many of them need someone; that paper runs out is said in the title, as the line is short.
 * How those of a silent store are, it said last: grey, with its time in the title.
 */
function DeviceCount({ known, count, in_trouble: faulty, paper = 0 }: DeviceCountProps): JSX.Element {
  const { monitoring: words } = useConsoleWords();
  const { freshness, asOf } = known;
  if (count === 0 || (freshness === 'now' && faulty === 0)) return <>{count}</>;
  if (freshness === 'never') return <span className="last-reported">{words.stateUnknown(count)}</span>;
  const text = faulty === 0 ? '' : ` · ${words.needingAttention(faulty)}`;
  const low = paper === 0 ? [] : [words.paper(paper)];
  if (freshness === 'now') {
    return (
      <>
        {count}
        <strong className="store-card__warning" title={low[0]}>
          {text}
        </strong>
      </>
    );
  }
  return (
    <span className="last-reported" title={[...low, asOf].join(', ')}>
      {count}
      {text}
      <span className="visually-hidden">, {asOf}</span>
    </span>
  );
}

import { type JSX, memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Course, DashboardStore } from '../../../../contract/operations/dashboard.ts';
import type { StoreHours } from '../../../../contract/operations/store-hours.ts';
import { storeWarnings, type WatchLimits, waitWarnings } from '../../../../contract/rules/branch-status/store-warnings.ts';
import { formatWait } from '../../../branch-status/format-duration.ts';
import { SilenceAction } from '../../../branch-status/silence-advice.tsx';
import { silenceWords } from '../../../branch-status/silence-words.ts';
import { useOpening } from '../../../branch-status/store-hours.ts';
import { useStoreWarnings, watchedOn } from '../../../branch-status/store-warnings.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { formatNumber } from '../../../crud/core/format.ts';
import { useAppearance } from '../../../providers/appearance/appearance-store.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import './store-cell.css';
import { useHomeWords } from '../../../branch-status/all-stores/home-words.ts';

type HourBarsProps = { readonly today: Course; readonly usual: Course; readonly hour: number };

const [barWidth, barGap, height] = [5, 1, 16];
/** Hours at which an office can be open; what comes outside of them is in the card. */
const [firstHour, lastHour] = [7, 17];

/** The day in so little room that only its shape is seen: grey what is usual in an hour, blue over it what came. Said by the figures next to it. */
function HourBars({ today, usual, hour }: HourBarsProps): JSX.Element | null {
  const hours = Array.from({ length: lastHour - firstHour + 1 }, (_, at) => firstHour + at);
  const most = Math.max(...hours.map((at) => Math.max(today[at] ?? 0, usual[at] ?? 0)));
  if (most === 0) return null;
  const highOf = (count: number): number => Math.round((count / most) * height);
  return (
    <svg className="hour-bars" width={hours.length * (barWidth + barGap)} height={height} aria-hidden="true">
      {hours.map((at, place) => {
        const [x, expected, came] = [place * (barWidth + barGap), highOf(usual[at] ?? 0), highOf(today[at] ?? 0)];
        return (
          <g key={at}>
            <rect className="hour-bars__usual" x={x} y={height - expected} width={barWidth} height={expected} />
            {at > hour ? null : <rect className="hour-bars__today" x={x} y={height - came} width={barWidth} height={came} />}
          </g>
        );
      })}
    </svg>
  );
}

type StoreCellProps = {
  readonly store: DashboardStore;
  readonly hour: number;
  readonly limits: WatchLimits;
  readonly hours: StoreHours | undefined;
};

/** One store that communicates, or was never connected, in three short lines: its name, who waits, and how the day goes. */
export const StoreCell = memo(function StoreCell({ store, hour, limits, hours }: StoreCellProps): JSX.Element {
  const { today, usual } = store;
  const isConnected = store.last_socket_communication_at !== null;
  const warnings = useStoreWarnings(watchedOn(store), limits);
  return (
    <article className="store-cell">
      <div className="store-cell__head">
        <h3>
          <Link to={`/stores/${store.id}`} title={store.label}>
            {store.label}
          </Link>
        </h3>
        {warnings.length === 0 ? null : (
          <span className="store-cell__warning" title={warnings.join(', ')}>
            <Icon name="alert" size={16} />
            <span className="visually-hidden">{warnings.join(', ')}</span>
          </span>
        )}
        {isConnected ? <HourBars today={today.course} usual={usual.course} hour={hour} /> : null}
      </div>
      {isConnected ? <Connected {...{ store, limits, hours }} /> : <NeverConnected store={store} />}
    </article>
  );
});

/** Why no server has connected and what to do, as far as there is room, and the way there. */
function NeverConnected({ store }: Pick<StoreCellProps, 'store'>): JSX.Element {
  const words = useHomeWords();
  const { monitoring } = useConsoleWords();
  const advice = silenceWords(monitoring, store, 'waiting');
  return (
    <>
      <p className="store-cell__state">{words.notConnectedYet}</p>
      {advice === null ? null : (
        <p className="store-cell__note store-cell__why" title={`${advice.reason} ${advice.next}`}>
          <span>
            {advice.reason} {advice.next}
          </span>
          <SilenceAction {...{ store, advice }} />
        </p>
      )}
    </>
  );
}

function Connected({ store, limits, hours }: Pick<StoreCellProps, 'store' | 'limits' | 'hours'>): JSX.Element {
  const words = useHomeWords();
  const { language } = useAppearance();
  const { today, usual } = store;
  const opening = useOpening(words, hours);
  if (today.waiting === 0 && opening !== '') {
    return (
      <>
        <p className="store-cell__state">{words.closed}</p>
        <p className="store-cell__note">{opening}</p>
      </>
    );
  }
  const number = (count: number): string => formatNumber(Math.round(count), language);
  return (
    <dl className="store-cell__figures">
      <Figure name={words.waitingNow} value={number(today.waiting)} />
      <LongestWait {...{ store, limits }} />
      <Figure
        name={usual.days === 0 ? words.came : words.cameUsual}
        value={number(today.tickets)}
        addition={usual.days === 0 ? null : ` / ${number(usual.until_now)}`}
      />
    </dl>
  );
}

/** The longest wait now; one out of the ordinary is marked, with what is usual or which limit it passed. */
function LongestWait({ store, limits }: Pick<StoreCellProps, 'store' | 'limits'>): JSX.Element {
  const words = useHomeWords();
  const { waiting_since: since } = store.today;
  const waits = useFromClock((now) => (since === null ? '–' : formatWait(words, now.getTime() - Date.parse(since))));
  const oddities = useFromClock(
    (now) => storeWarnings(watchedOn(store), limits, now).filter(({ kind }) => waitWarnings.includes(kind)).length,
  );
  const usual = store.unusual_wait === null ? words.longest : words.usualWait(formatWait(words, store.unusual_wait.usual));
  return <Figure name={usual} value={waits} isOdd={oddities > 0} />;
}

type FigureProps = { readonly name: string; readonly value: string; readonly addition?: ReactNode; readonly isOdd?: boolean };

function Figure({ name, value, addition = null, isOdd = false }: FigureProps): JSX.Element {
  return (
    <div className={isOdd ? 'store-cell__figure store-cell__figure--odd' : 'store-cell__figure'}>
      <dt>{name}</dt>
      <dd>
        {value}
        {addition === null ? null : <span className="store-cell__addition">{addition}</span>}
      </dd>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router';
import type { DashboardStore } from '../../../../contract/operations/dashboard.ts';
import { storeWarnings, type WatchLimits, waitWarnings } from '../../../../contract/rules/branch-status/store-warnings.ts';
import { useWarningText, watchedOn } from '../../../branch-status/store-warnings.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { formatDay } from '../../../crud/core/format.ts';
import type { Follows } from '../../../providers/live/followers.ts';
import type { IconName } from '../../../ui/icon/generated/icon-name.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import './home-notices.css';
import { useHomeWords } from '../../../branch-status/all-stores/home-words.ts';

/** The rest is in the list that the last line leads to. */
const mostNamed = 2;
const minuteMilliseconds = 60_000;
const licenceNews: Follows = { follows: ['licences', 'stores', 'store-defaults'] };

type LicenceNoticesProps = {
  /** Today. */
  readonly day: string;
  /** The stores that the dashboard is of: where that is one, licences of others are no matter of it. */
  readonly stores: readonly { readonly id: number }[];
};

/** Licences that end soon or ended, the soonest first, a line each; gone as soon as a new key is set. */
export function LicenceNotices({ day, stores: [one, ...others] }: LicenceNoticesProps): JSX.Element | null {
  const words = useHomeWords();
  const { ask } = useCalls();
  const { data: all = [] } = useQuery({
    queryKey: ['licence-warnings', day],
    queryFn: () => ask('GET /licence-warnings'),
    meta: { ...licenceNews },
    placeholderData: (before) => before,
    retry: false,
  });
  const data = one === undefined || others.length > 0 ? all : all.filter(({ store_id: id }) => id === one.id);
  // The dashboard says on its own when the server cannot be reached.
  if (data.length === 0) return null;
  return (
    <HomeNotices label={words.licences}>
      {data.slice(0, mostNamed).map(({ store_id: id, store_label: label, valid_to: end, days_left: left }, place) => (
        <HomeNotice
          key={id}
          icon="report"
          isGrave={left < 0}
          to={`/stores/${id}?tab=licence`}
          action={words.renewLicence}
          more={isLast(place, data) ? { to: '/stores/licences', text: words.allLicences } : null}
        >
          {words.licenceOf} <strong>{label}</strong>{' '}
          {left < 0 ? words.licenceEnded(formatDay(end)) : words.licenceEnding(formatDay(end), left)}
        </HomeNotice>
      ))}
    </HomeNotices>
  );
}

/** Outages and devices of stores that communicate, a line each. Who waits too long is marked at their store. */
export function WarningNotices({
  stores,
  limits,
}: {
  readonly stores: readonly DashboardStore[];
  readonly limits: WatchLimits;
}): JSX.Element | null {
  const words = useHomeWords();
  const said = useWarningText();
  const now = useFromClock((time) => Math.floor(time.getTime() / minuteMilliseconds) * minuteMilliseconds);
  const found = stores.flatMap((store) => {
    const warnings = storeWarnings(watchedOn(store), limits, new Date(now)).filter(({ kind }) => !waitWarnings.includes(kind));
    return warnings.length === 0 ? [] : [{ store, text: warnings.map(said).join(', ') }];
  });
  if (found.length === 0) return null;
  return (
    <HomeNotices label={words.warnings}>
      {found.slice(0, mostNamed).map(({ store, text }, place) => (
        <HomeNotice
          key={store.id}
          icon="alert"
          to={`/stores/${store.id}?tab=devices`}
          action={words.showStore}
          more={isLast(place, found) ? { to: '/stores/monitoring', text: words.allWarnings(found.length) } : null}
        >
          <strong>{store.label}</strong>: {text}
        </HomeNotice>
      ))}
    </HomeNotices>
  );
}

type HomeNoticesProps = {
  readonly label: string;
  readonly children: ReactNode;
};

/** Lines under the states: what needs someone but no branch in particular has to be called for. */
export function HomeNotices({ label, children }: HomeNoticesProps): JSX.Element {
  return (
    <ul className="home-notices" aria-label={label}>
      {children}
    </ul>
  );
}

type HomeNoticeProps = {
  readonly icon: IconName;
  readonly isGrave?: boolean;
  readonly to: string;
  readonly action: string;
  /** The way to the rest, at the end of the last line. */
  readonly more: { readonly to: string; readonly text: string } | null;
  readonly children: ReactNode;
};

/** One of them, with the way to what it reports. */
export function HomeNotice({ icon, isGrave = false, to, action, more, children }: HomeNoticeProps): JSX.Element {
  return (
    <li className={isGrave ? 'home-notices__line home-notices__line--grave' : 'home-notices__line'}>
      <Icon name={icon} size={16} />
      <span className="home-notices__text">{children}</span>
      <Link to={to}>{action}</Link>
      {more === null ? null : <Link to={more.to}>{more.text}</Link>}
    </li>
  );
}

/** Whether the line is the last of those that are named, and not of all. */
function isLast(place: number, all: readonly unknown[]): boolean {
  return place === mostNamed - 1 && all.length > mostNamed;
}

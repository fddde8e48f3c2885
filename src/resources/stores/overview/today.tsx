import { type JSX, type ReactNode, useId } from 'react';
import type { DashboardStore } from '../../../../contract/operations/dashboard.ts';
import type { StoreStatus } from '../../../../contract/operations/store-status.ts';
import { freshnessOf } from '../../../../contract/rules/branch-status/freshness.ts';
import { wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import { useBranchOverviewWords } from '../../../branch-status/all-stores/overview-words.ts';
import { formatMinutes } from '../../../branch-status/format-duration.ts';
import { ReportedValue, useKnown } from '../../../branch-status/reported-value.tsx';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Panel } from '../../../ui/page/panel.tsx';

/** Hours that are shown when no one came and no one usually comes. */
const usualHours = { first: 8, last: 15 };

type DayCourseProps = { readonly figures: DashboardStore };

/** Who came by hours as bars, and what is usual as a line over each; hours that a silent branch says nothing of are hatched. */
function DayCourse({ figures }: DayCourseProps): JSX.Element {
  const words = useBranchOverviewWords();
  const { today, usual, last_socket_communication_at: last } = figures;
  const hour = useFromClock((now) => wallTimeAt(now).hour);
  const freshness = useFromClock((now) => freshnessOf(figures, now));
  // The first hour that is not known as a whole.
  const contactedUntil =
    freshness === 'now' ? 24 : freshness === 'earlier_today' && last !== null ? wallTimeAt(new Date(last)).hour + 1 : 0;
  const busy = today.course.flatMap((count, at) => (count > 0 || (usual.course[at] ?? 0) > 0 ? [at] : []));
  const first = Math.min(...busy, usualHours.first);
  const hours = Array.from({ length: Math.max(...busy, usualHours.last) - first + 1 }, (_, at) => first + at);
  const most = Math.max(1, ...hours.map((at) => Math.max(today.course[at] ?? 0, usual.course[at] ?? 0)));
  const isUnknown = (at: number): boolean => at >= contactedUntil && at <= hour;
  const usually = (at: number): string | null => (usual.days === 0 ? null : String(Math.round(usual.course[at] ?? 0)));
  const spoken = hours
    .filter((at) => at <= hour)
    .map((at) => (isUnknown(at) ? words.courseUnknown(at) : words.courseHour(at, today.course[at] ?? 0, usually(at))))
    .join('; ');
  return (
    <div className="day-course" role="img" aria-label={words.course(spoken)}>
      {hours.map((at) => (
        <div key={at} className={at === hour ? 'day-course__hour day-course__hour--now' : 'day-course__hour'}>
          <div className={isUnknown(at) ? 'day-course__room day-course__room--unknown' : 'day-course__room'}>
            <span className="day-course__bar" style={{ height: share(today.course[at], most) }} />
            {usual.days === 0 ? null : <span className="day-course__usual" style={{ bottom: share(usual.course[at], most) }} />}
          </div>
          <span className="day-course__name">{words.hours(at)}</span>
        </div>
      ))}
    </div>
  );
}

function share(count: number | undefined, most: number): string {
  return `${(((count ?? 0) / most) * 100).toFixed(1)}%`;
}

type TodayProps = { readonly storeStatus: Pick<StoreStatus, 'monitored' | 'figures'> };

/** How the day of a branch goes, in addition to what is usual; of a silent one as it was when it last reported. */
export function Today({ storeStatus: { monitored, figures } }: TodayProps): JSX.Element {
  const words = useBranchOverviewWords();
  const { monitoring } = useWords();
  const id = useId();
  const known = useKnown(monitored);
  const { services, desks } = monitored;
  const { today, usual } = figures;
  const waiting = services.reduce((sum, one) => sum + one.waiting, 0);
  const since = services[0]?.waiting_since ?? null;
  const isNow = known.freshness === 'now';
  const usually = usual.days === 0 ? null : String(Math.round(usual.until_now));
  const reported = (text: string, isOfDay = true): ReactNode => (
    <ReportedValue {...{ known, isOfDay }} isShort unknown="–">
      {text}
    </ReportedValue>
  );
  return (
    <section aria-labelledby={id}>
      <div className="overview__head">
        <h2 id={id}>
          {words.today} <span className="quiet">{known.asOf === '' ? '' : words.asOf(known.asOf)}</span>
        </h2>
        {usually === null ? null : <span className="quiet overview__note">{words.legend}</span>}
      </div>
      <Panel>
        <dl className="day-figures">
          <Figure name={isNow ? words.figures.waiting : words.figures.waited}>{reported(String(waiting))}</Figure>
          {isNow && since !== null ? (
            <Figure name={words.figures.longest}>
              <Longest since={since} />
            </Figure>
          ) : null}
          <Figure name={usually === null ? words.figures.came : words.figures.cameUsual}>
            {reported(String(today.tickets))}
            {usually === null ? null : <small> / {usually}</small>}
          </Figure>
          <Figure name={words.figures.served}>{reported(String(today.served))}</Figure>
          <Figure name={words.figures.ordered}>
            {reported(String(today.arrived))}
            <small> / {today.ordered}</small>
          </Figure>
          <Figure name={words.figures.desks}>{reported(monitoring.outOf(desks.open, desks.count), false)}</Figure>
        </dl>
        <DayCourse figures={figures} />
      </Panel>
    </section>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Moves on its own, by whole minutes. */
function Longest({ since }: { readonly since: string }): JSX.Element {
  const { monitoring } = useWords();
  const minutes = useFromClock((now) => Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000)));
  return <>{formatMinutes(monitoring, minutes)}</>;
}

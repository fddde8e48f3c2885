import type { JSX } from 'react';
import type { DashboardStore } from '../../../../contract/operations/dashboard.ts';
import { freshnessOf } from '../../../../contract/rules/branch-status/freshness.ts';
import { wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import { useBranchOverviewWords } from '../../../branch-status/all-stores/overview-words.ts';
import { useFromClock } from '../../../crud/core/clock.ts';

/** Hours that are shown when no one came and no one usually comes. */
const usualHours = { first: 8, last: 15 };

type DayCourseProps = { readonly figures: DashboardStore };

/** Who came by hours as bars, and what is usual as a line over each; hours that a silent branch says nothing of are hatched. */
export function DayCourse({ figures }: DayCourseProps): JSX.Element {
  const words = useBranchOverviewWords();
  const { today, usual, last_socket_communication_at: last } = figures;
  const hour = useFromClock((now) => wallTimeAt(now).hour);
  const knowledge = useFromClock((now) => freshnessOf(figures, now));
  // The first hour that is not known as a whole.
  const contactedUntil =
    knowledge === 'now' ? 24 : knowledge === 'earlier_today' && last !== null ? wallTimeAt(new Date(last)).hour + 1 : 0;
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

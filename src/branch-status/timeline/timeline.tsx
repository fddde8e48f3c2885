import type { JSX } from 'react';
import type { MonitoredStore } from '../../../contract/operations/monitoring.ts';
import { outages } from '../../../contract/resources/stores/outages.ts';
import { formatMoment } from '../../../contract/rules/time/shown-time.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { choiceLabel, useWords } from '../../crud/core/words.ts';
import { formatMinutes } from '../format-duration.ts';
import { dayBreaks, dayMilliseconds, daySpans, minutesWhileOpen, openParts, type SpanTone, type TwoDays } from './day-spans.ts';
import './timeline.css';

const minuteMilliseconds = 60_000;
const [width, height] = [1000, 20];
/** Higher where it is worse: shown by height too, for people who do not see colours. */
const heights: Readonly<Record<SpanTone, number>> = { fine: 3, partly: 9, down: 13 };
/** What lasted a minute is still seen. */
const narrowest = 8;

type TimelineProps = {
  readonly store: Pick<MonitoredStore, 'outages' | 'last_socket_communication_at' | 'first_connected_at'>;
  /** Undefined until they are known. */
  readonly hours: TwoDays | undefined;
};

/** The 24 hours before now as a line that is higher where something did not work, over the office hours; in words for who listens to it. */
export function Timeline({ store, hours }: TimelineProps): JSX.Element {
  const now = useMinute();
  const open = hours === undefined ? [] : openParts(hours, now);
  const spans = store.last_socket_communication_at === null ? [] : daySpans(store, now);
  // A dashed line: of a time before the first connection nothing is known.
  const unknown = spans[0]?.from ?? 1;
  return (
    <svg
      className="day-timeline"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={useTimelineText(store, hours === undefined ? null : minutesWhileOpen(spans, open))}
    >
      {open.map(({ from, to }) => (
        <rect key={from} className="day-timeline__hours" x={from * width} width={(to - from) * width} y={0} height={height} />
      ))}
      {unknown > 0 ? <line className="day-timeline__never" x1={0} y1={height / 2} x2={unknown * width} y2={height / 2} /> : null}
      {spans.map(({ from, to, tone }) => (
        <rect
          key={from}
          className={`day-timeline__${tone}`}
          x={tone === 'fine' ? from * width : Math.min(from * width, width - narrowest)}
          width={tone === 'fine' ? (to - from) * width : Math.max((to - from) * width, narrowest)}
          y={(height - heights[tone]) / 2}
          height={heights[tone]}
        />
      ))}
    </svg>
  );
}

/** The instant to which timelines reach: whole minutes, the same for all of them. */
export function useMinute(): number {
  return useFromClock((time) => Math.floor(time.getTime() / minuteMilliseconds) * minuteMilliseconds);
}

/** `minutesOpen` is null where the office hours are not known. */
function useTimelineText(store: TimelineProps['store'], minutesOpen: number | null): string {
  const all = useWords();
  const { monitoring } = all;
  const { timeline: words } = monitoring;
  const now = useMinute();
  if (store.last_socket_communication_at === null) return words.never;
  const breaks = dayBreaks(store, now);
  const moment = (iso: string | null): string | null => (iso === null ? null : formatMoment(iso, new Date(now)));
  const first = store.first_connected_at;
  const isNew = first !== null && Date.parse(first) > now - dayMilliseconds;
  if (breaks.length === 0) return isNew ? words.first(moment(first) ?? '') : words.fine;
  const texts = breaks.map(({ kind, from, to }) =>
    words.broken(choiceLabel(all, outages, { name: 'outage_kind', value: kind }), moment(from), moment(to)),
  );
  const text = words.breaks(texts.join(', '));
  if (minutesOpen === null) return text;
  return `${text} ${minutesOpen === 0 ? words.outsideHours : words.withinHours(formatMinutes(monitoring, minutesOpen))}`;
}

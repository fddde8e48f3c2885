import { type JSX, type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import type { Day } from '../../../../../contract/rules/opening/calendar-days.ts';
import { usePlaylistWords } from '../../playlist/playlist-words.ts';
import { segmentName, WeekRow } from './week-row.tsx';
import { spokenSpan, type WeekDevice } from './week-times.ts';

type WeekGridProps = {
  readonly days: readonly { readonly day: Day; readonly date: string; readonly isToday: boolean }[];
  readonly devices: readonly WeekDevice[];
  readonly ownId: number;
  readonly from: number;
  readonly to: number;
};

/** The week as a drawing. A segment is often too narrow for its name: the line above says what the pointed or focused one is, and why. */
export function WeekGrid({ days, devices, ownId, from, to }: WeekGridProps): JSX.Element {
  const { week: words } = usePlaylistWords();
  const [pointed, point] = useState<string | null>(null);
  const onPoint = ({ target }: SyntheticEvent): void => {
    const segment = target instanceof Element ? target.closest<HTMLElement>('[data-segment]') : null;
    if (segment !== null) point(segment.dataset['segment'] ?? null);
  };
  return (
    <>
      <PointedSegment {...{ devices, pointed }} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions -- segments are pointed at or walked by arrows, and have nothing to press */}
      <div className="playlist-week__grid" tabIndex={0} onKeyDown={walkSegments} onFocus={onPoint} onPointerOver={onPoint}>
        <div className="playlist-week__days" aria-hidden="true">
          {days.map(({ day, date, isToday }, at) => (
            <span key={day} className={isToday ? 'playlist-week__today' : undefined}>
              <span>{words.days[at]}</span> <span>{date}</span>
              {isToday ? <span>{words.today}</span> : null}
            </span>
          ))}
        </div>
        {devices.map((device) => (
          <WeekRow key={device.key} {...{ device, from, to, ownId, pointed }} />
        ))}
      </div>
    </>
  );
}

type PointedProps = { readonly devices: readonly WeekDevice[]; readonly pointed: string | null };

/** What the segment that is pointed at plays, when and why; before one is, how to point. */
function PointedSegment({ devices, pointed }: PointedProps): JSX.Element {
  const { week: words, why } = usePlaylistWords();
  const [found] = devices.flatMap(({ key, name, place, segments }) =>
    segments.filter((segment) => segmentName(key, segment.from) === pointed).map((segment) => ({ device: `${place} · ${name}`, segment })),
  );
  if (found === undefined) return <p className="playlist-week__pointed quiet">{words.point}</p>;
  const { device, segment } = found;
  const reason = segment.playlist === null || segment.why.is === 'alone' ? '' : why(segment.why);
  return (
    <p className="playlist-week__pointed">
      <strong>{segment.playlist?.name ?? words.nothing}</strong>
      <span>
        {device}, {spokenSpan(segment, words.days)}
      </span>
      {reason === '' ? null : <span className="quiet">{reason}</span>}
    </p>
  );
}

/** Moves the focus from segment to segment: along a device to the left and to the right, to what the next device plays then up and down. */
function walkSegments(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, currentTarget: grid, target } = event;
  if (altKey || ctrlKey || metaKey || !['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].includes(key)) return;
  const rows = [...grid.querySelectorAll<HTMLElement>('ol')].map((row) => [...row.querySelectorAll<HTMLElement>('[data-segment]')]);
  const current = target instanceof HTMLElement && target !== grid ? target : null;
  const next = current === null ? rows[0]?.[0] : neighbourOf(current, rows, key);
  event.preventDefault();
  next?.focus();
}

function neighbourOf(current: HTMLElement, rows: readonly (readonly HTMLElement[])[], key: string): HTMLElement | undefined {
  const at = rows.findIndex((row) => row.includes(current));
  const place = rows[at]?.indexOf(current) ?? 0;
  if (key === 'ArrowLeft') return rows[at]?.[place - 1];
  if (key === 'ArrowRight') return rows[at]?.[place + 1];
  const begins = current.getBoundingClientRect().left;
  return rows[key === 'ArrowUp' ? at - 1 : at + 1]?.findLast((segment) => segment.getBoundingClientRect().left <= begins + 1);
}

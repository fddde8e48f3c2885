import { useRecordContext } from 'ra-core';
import { type JSX, useEffect, useMemo, useRef, useState } from 'react';
import { addDays, type Day, weekdayOf } from '../../../../contract/rules/opening/calendar-days.ts';
import { type Playable, type PlayTarget, playableOf, readyItems } from '../../../../contract/rules/playing/playlist.ts';
import { candidatesFor, isFor } from '../../../../contract/rules/playing/playlist-ranking.ts';
import { timelineOf } from '../../../../contract/rules/playing/timeline.ts';
import { instantAt, localDay, wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import { displayTarget, type PlayingInput, usePlayingInput } from '../../../branch-status/playing/playing-input.ts';
import type { FormSlotProps } from '../../../crud/core/additions/slots.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { textOf } from '../../../crud/core/row.ts';
import { isUnread } from '../../../crud/fields/inputs/picked-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { usePlaylistWords } from '../words/playlist-words.ts';
import '../styles/playlists.css';
import { NextLoss, type ShownLoss } from './drawn/next-loss.tsx';
import { WeekGrid } from './drawn/week-grid.tsx';
import { segmentName } from './drawn/week-row.tsx';
import { WeekSentences } from './drawn/week-sentences.tsx';
import type { WeekDevice } from './drawn/week-times.ts';

/** A row that is not stored yet is the youngest of all. */
const newId = Number.MAX_SAFE_INTEGER;
const daysOfWeek = 7;
const weekMilliseconds = daysOfWeek * 86_400_000;
const timeFields = ['play_from', 'play_to', 'hours_from', 'hours_to'] as const;

/** What the devices of the draft play in a week, live while it is edited: who wins, who is hidden, where nothing plays. */
export function PlaylistWeek({ draft, fill }: FormSlotProps): JSX.Element {
  const { week: words } = usePlaylistWords();
  const today = useFromClock(localDay);
  const [shift, setShift] = useState(0);
  const week = useRef<HTMLElement>(null);
  // A loss that was asked for: its segment gets the focus once its week is drawn.
  const [asked, ask] = useState<ShownLoss | null>(null);
  const stored = useRecordContext();
  const ownId = Number(stored?.id ?? newId);
  const own = useMemo(() => ({ ...playableOf(draft), id: ownId, name: textOf(draft['name']) || words.unnamed }), [draft, ownId, words]);
  const { data, isError, refetch } = usePlayingInput(own.storeIds);
  const monday = addDays(today, shift * daysOfWeek - ((weekdayOf(today) + 6) % daysOfWeek));
  const days = Array.from({ length: daysOfWeek }, (_, at) => addDays(monday, at));
  const [from, to] = [startOf(monday), startOf(addDays(monday, daysOfWeek))];
  const playlists = useMemo(() => [...(data?.playlists ?? []).filter(({ id }) => id !== own.id), own], [data, own]);
  const devices = data === undefined ? [] : devicesOf(data, { playlists, own }, from, to);
  const found = asked === null ? undefined : segmentAt(devices, asked);
  useEffect(() => {
    if (found === undefined || week.current === null) return;
    ask(null);
    const shown = week.current.querySelector<HTMLElement>(`[data-segment="${found}"]`);
    shown?.focus({ preventScroll: true });
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [found]);
  if (own.storeIds.length === 0) return <p className="playlist-week quiet">{words.noTargets}</p>;
  if (isError) {
    return (
      <p className="playlist-week">
        {words.failed} <Button onClick={() => refetch()}>{words.again}</Button>
      </p>
    );
  }
  if (data === undefined) return <p className="playlist-week quiet">{words.loading}</p>;
  if (timeFields.some((name) => isUnread(draft[name]))) {
    return (
      <div className="playlist-week">
        <Notice tone="info">{words.waits}</Notice>
      </div>
    );
  }
  const title = words.title(dayOf(monday), dayOf(addDays(monday, daysOfWeek - 1)));
  return (
    <section ref={week} className="playlist-week" aria-label={title}>
      <div className="playlist-week__head">
        <h2 tabIndex={-1}>{title}</h2>
        <IconButton icon="chevronLeft" label={words.previous} onClick={() => setShift(shift - 1)} />
        <IconButton icon="chevronRight" label={words.next} onClick={() => setShift(shift + 1)} />
        <ul className="playlist-legend">
          {(['own', 'other', 'over', 'hidden', 'gap'] as const).map((kind) => (
            <li key={kind}>
              <span className={`playlist-segment playlist-segment--${kind}`} />
              {words.legend[kind]}
            </li>
          ))}
        </ul>
      </div>
      {!own.active || readyItems(own).length === 0 ? <p className="quiet">{words.silent}</p> : null}
      {devices.length === 0 ? (
        <p className="quiet">{words.noDevices}</p>
      ) : (
        <>
          <WeekGrid
            {...{ devices, from, to }}
            days={days.map((day) => ({ day, date: dayOf(day), isToday: day === today }))}
            ownId={own.id}
          />
          <WeekSentences {...{ devices }} ownId={own.id} onRaise={fill === undefined ? undefined : (priority) => fill({ priority })} />
          <NextLoss
            {...{ devices, playlists }}
            ownId={own.id}
            from={Math.max(to, startOf(today))}
            onShow={(loss) => {
              setShift(weeksFrom(today, localDay(new Date(loss.at))));
              ask(loss);
            }}
          />
        </>
      )}
    </section>
  );
}

/** The segment of the device at the instant; undefined in a week that does not have it. */
function segmentAt(devices: readonly WeekDevice[], { key, at }: ShownLoss): string | undefined {
  const segment = devices.find((device) => device.key === key)?.segments.find(({ from, to }) => from <= at && at < to);
  return segment === undefined ? undefined : segmentName(key, segment.from);
}

type Playlists = { readonly playlists: readonly Playable[]; readonly own: Playable };

function devicesOf(ground: PlayingInput, { playlists, own }: Playlists, from: number, to: number): readonly WeekDevice[] {
  const placed = (key: string, name: string, storeId: number, target: PlayTarget): readonly WeekDevice[] => {
    // Only what the playlist is for: other devices are no matter of it.
    if (!isFor(own, target)) return [];
    const candidates = candidatesFor(playlists, target);
    return [
      { key, name, target, place: ground.stores.get(storeId) ?? '', segments: timelineOf(candidates, target, { from, to, ownId: own.id }) },
    ];
  };
  return [
    ...ground.displays.flatMap((row) => placed(`d${String(row['id'])}`, textOf(row['name']), Number(row['store_id']), displayTarget(row))),
    ...ground.buttons.flatMap(({ touchScreenId, buttonId, storeId, kiosk, text }) =>
      placed(`b${touchScreenId}.${buttonId}`, `${kiosk}: ${text}`, storeId, { kind: 'button', storeId, touchScreenId, buttonId }),
    ),
  ];
}

/** How many weeks the week of a day is after that of another one. */
function weeksFrom(day: Day, later: Day): number {
  const mondayOf = (one: Day): number => startOf(addDays(one, -((weekdayOf(one) + 6) % daysOfWeek)));
  return Math.round((mondayOf(later) - mondayOf(day)) / weekMilliseconds);
}

function startOf(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return instantAt({ year, month, day: date, hour: 0, minute: 0, second: 0 }).getTime();
}

function dayOf(day: Day): string {
  const { day: date, month } = wallTimeAt(new Date(startOf(day)));
  return `${date}. ${month}.`;
}

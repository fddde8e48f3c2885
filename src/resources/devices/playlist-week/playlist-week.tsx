import { useRecordContext } from 'ra-core';
import { type JSX, useEffect, useMemo, useRef, useState } from 'react';
import { addDays, type Day, mondayOf } from '../../../../contract/rules/opening/calendar-days.ts';
import { instantOn } from '../../../../contract/rules/opening/open-instants.ts';
import { playableOf, readyItems } from '../../../../contract/rules/playing/playlist.ts';
import { localDay, wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import { usePlayingInput } from '../../../branch-status/playing-input.ts';
import type { FormSlotProps } from '../../../crud/core/additions/slots.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { textOf } from '../../../crud/core/row.ts';
import { isUnread } from '../../../crud/fields/inputs/picked-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { usePlaylistWords } from '../playlist/playlist-words.ts';
import '../playlist/playlists.css';
import { NextLoss, type ShownLoss } from './drawn/next-loss.tsx';
import { devicesOf, segmentAt } from './drawn/week-devices.ts';
import { WeekGrid } from './drawn/week-grid.tsx';
import { WeekSentences } from './drawn/week-sentences.tsx';

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
  const monday = addDays(mondayOf(today), shift * daysOfWeek);
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

/** How many weeks the week of a day is after that of another one. */
function weeksFrom(day: Day, later: Day): number {
  return Math.round((Date.parse(mondayOf(later)) - Date.parse(mondayOf(day))) / weekMilliseconds);
}

function startOf(day: Day): number {
  return instantOn(day, '00:00').getTime();
}

function dayOf(day: Day): string {
  const { day: date, month } = wallTimeAt(new Date(startOf(day)));
  return `${date}. ${month}.`;
}

import type { JSX } from 'react';
import type { WeeklyOffer } from '../../../../contract/rules/booking/weekly-offer.ts';
import { minutesOf, type WeeklyInterval } from '../../../../contract/rules/opening/intervals.ts';
import { weekdays } from '../../../../contract/rules/opening/week-changes.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { columnOf, drawn } from './block-geometry.ts';
import type { DraftBlock } from './draft-blocks.ts';
import { useIntervalWords } from './interval-words.ts';

type WeekHeadProps = {
  readonly blocks: readonly DraftBlock[];
  readonly offers: readonly (WeeklyOffer | undefined)[];
  readonly dayName: (weekday: number) => string;
  readonly onAdd: (interval: WeeklyInterval) => void;
};

/** Names of the days, how many places each offers, and the way to add an interval without a pointer. */
export function WeekHead({ blocks, offers, dayName, onAdd }: WeekHeadProps): JSX.Element {
  const said = useIntervalWords();
  return (
    <div className="week-grid__head">
      {weekdays.map((weekday) => {
        const places = blocks.reduce((sum, block, at) => (block.weekday === weekday ? sum + (offers[at]?.places ?? 0) : sum), 0);
        return (
          <div key={weekday}>
            <div>
              <div>{dayName(weekday)}</div>
              {offers.every((offer) => offer === undefined) ? null : <div className="quiet">{said.places(places)}</div>}
            </div>
            <IconButton icon="plus" label={said.add(dayName(weekday))} onClick={() => onAdd(nextHour(weekday, blocks))} />
          </div>
        );
      })}
    </div>
  );
}

/** The first hour of the day after what is there, from eight on. */
function nextHour(weekday: number, blocks: readonly DraftBlock[]): WeeklyInterval {
  const ends = blocks.filter((one) => one.weekday === weekday).map(({ closes }) => minutesOf(closes));
  const point = { column: columnOf(weekday), minutes: Math.min(Math.max(8 * 60, ...ends.filter(Number.isFinite)), 23 * 60) };
  return drawn(point, point);
}

import { type JSX, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { capitalise } from '../../../../contract/messages/basics/grammar.ts';
import type { WeeklyOffer } from '../../../../contract/rules/booking/weekly-offer.ts';
import type { OpeningPlan } from '../../../../contract/rules/opening/day-hours.ts';
import { parseMinutes, spokenInterval, type WeeklyInterval } from '../../../../contract/rules/opening/intervals.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import { weekdays } from '../../../../contract/rules/opening/weeks.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import type { InputProps } from '../../../crud/core/field-props.ts';
import { rowsOf } from '../../../crud/core/row.ts';
import { useFormValue } from '../../../crud/fields/inputs/form-value.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { hourMinutes, percentAt } from '../../../ui/calendar/day-axis.ts';
import { HoursDown } from '../../../ui/calendar/hour-labels.tsx';
import { useAvailabilityInput } from '../week/use-availability-input.ts';
import { BlockForm } from './block-form.tsx';
import { drawn, findWeekdayColumn, hoursDrawn, lanesOf } from './block-geometry.ts';
import { buildOffer, type DraftBlock, draftBlocks, rowLike, useBlockProblems } from './draft-blocks.ts';
import { useIntervalWords } from './interval-words.ts';
import { useBlockDrag } from './use-block-drag.ts';
import { blockStyle, sevenDays, WeekBackground } from './week-background.tsx';
import { WeekBlock } from './week-block.tsx';
import './week-editor.css';

type Chosen = { readonly at: number; readonly takesFocus: boolean };

/** The week of a booking plan: days as columns, intervals as blocks drawn in time, and the form of the chosen one. */
export function WeekEditor(props: InputProps): JSX.Element {
  const { path, words, control } = props;
  const { change } = useFormValue(path);
  // What is typed into the form of an interval belongs to the week too: the controller of the whole is not notified of its parts.
  const value: unknown = useWatch({ name: path });
  const said = useIntervalWords();
  const today = useFromClock(dayAt);
  const plans = useOpeningPlans();
  const days = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [announced, announce] = useState('');
  const rows = rowsOf(value);
  const blocks = draftBlocks(value);
  const lanes = lanesOf(blocks);
  const offers = blocks.map((block) => (plans === undefined ? undefined : buildOffer(block, today, plans)));
  const hours = hoursDrawn([...blocks, ...(plans ?? []).flatMap(({ intervals }) => intervals)]);
  const problemOf = useBlockProblems(path, blocks, words.problem);
  const dayName = (weekday: number): string => capitalise(words.opening.weekdays[weekday] ?? '');
  const focusBlock = (at: number): void => days.current?.querySelector<HTMLElement>(`[data-block="${at}"]`)?.focus();
  const add = (interval: WeeklyInterval): void => {
    change([...rows, rowLike(rows.at(-1), interval)]);
    setChosen({ at: rows.length, takesFocus: true });
    announce(said.added(dayName(interval.weekday), spokenInterval(interval)));
  };
  const write = (at: number, { weekday, opens, closes }: WeeklyInterval): void => {
    change(rows.map((row, place) => (place === at ? { ...row, weekday, opens, closes } : row)));
    announce(said.moved(dayName(weekday), spokenInterval({ opens, closes })));
  };
  const remove = (at: number): void => {
    const gone = blocks[at];
    change(rows.filter((_, place) => place !== at));
    setChosen(undefined);
    if (gone !== undefined) announce(said.removed(dayName(gone.weekday), spokenInterval(gone)));
    document.getElementById(control.id ?? '')?.focus();
  };
  const choose = (at: number, takesFocus: boolean): void => {
    setChosen({ at, takesFocus });
    if (!takesFocus) focusBlock(at);
  };
  const drag = useBlockDrag(days, {
    blocks,
    chosen: chosen?.at,
    hours,
    onDraw: add,
    onChange: ({ at }, interval) => {
      write(at, interval);
      choose(at, false);
    },
    onPress: ({ at }) => choose(at, false),
  });
  const open = chosen === undefined ? undefined : blocks[chosen.at];
  return (
    <div className="week-editor" id={control.id} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <p className="quiet">{said.help}</p>
      <div className="week-grid" role="group" aria-label={said.week}>
        <span className="week-grid__corner" aria-hidden="true" />
        <WeekHead {...{ blocks, offers, dayName }} onAdd={add} />
        <div className="week-grid__hours">
          <HoursDown axis={hours} />
        </div>
        <div ref={days} className="week-grid__days" style={{ height: `${((hours.to - hours.from) / hourMinutes) * 2.25}rem` }}>
          {plans === undefined ? null : <WeekBackground {...{ hours, today, plans }} />}
          {blocks.map((block, at) => (
            <WeekBlock
              key={block.at}
              {...{ block, hours }}
              shown={drag?.block?.at === at ? drag.now : block}
              lane={lanes[at] ?? { lane: 0, of: 1 }}
              offer={offers[at]}
              problem={problemOf(at)}
              isChosen={chosen?.at === at}
              isHeld={drag?.block?.at === at}
              prefix={`${control.id ?? path}-${at}`}
              onChange={(interval) => write(at, interval)}
              onRemove={() => remove(at)}
              onOpen={() => choose(at, true)}
            />
          ))}
          {drag === undefined || drag.block !== undefined ? null : (
            <span className="week-block week-block--new" style={{ ...blockStyle(drag.now, hours), ...columnPlace(drag.from.column) }}>
              {spokenInterval(drag.now)}
            </span>
          )}
        </div>
      </div>
      {open === undefined ? null : (
        <BlockForm
          key={open.at}
          {...props}
          block={open}
          offer={offers[open.at]}
          problem={problemOf(open.at)}
          takesFocus={chosen?.takesFocus === true}
          onRemove={() => remove(open.at)}
          onClose={() => {
            setChosen(undefined);
            focusBlock(open.at);
          }}
        />
      )}
    </div>
  );
}

function columnPlace(column: number): { readonly left: string; readonly width: string } {
  return { left: `calc(${percentAt(sevenDays, column)}% + 2px)`, width: 'calc(100% / 7 - 4px)' };
}

/** Opening plans of the store that the form has chosen; undefined while they are not known. */
function useOpeningPlans(): readonly OpeningPlan[] | undefined {
  const { control } = useFormContext();
  const [store_id, service_id, web_group_id]: readonly unknown[] = useWatch({ control, name: ['store_id', 'service_id', 'web_group_id'] });
  const input = useAvailabilityInput({ store_id, service_id, web_group_id });
  return input.is === 'known' ? input.input.sources.plans : undefined;
}

type WeekHeadProps = {
  readonly blocks: readonly DraftBlock[];
  readonly offers: readonly (WeeklyOffer | undefined)[];
  readonly dayName: (weekday: number) => string;
  readonly onAdd: (interval: WeeklyInterval) => void;
};

/** Names of the days, how many places each offers, and the way to add an interval without a pointer. */
function WeekHead({ blocks, offers, dayName, onAdd }: WeekHeadProps): JSX.Element {
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
  const ends = blocks.filter((one) => one.weekday === weekday).map(({ closes }) => parseMinutes(closes));
  const point = { column: findWeekdayColumn(weekday), minutes: Math.min(Math.max(8 * 60, ...ends.filter(Number.isFinite)), 23 * 60) };
  return drawn(point, point);
}

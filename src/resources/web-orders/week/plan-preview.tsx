import { useGetOne } from 'ra-core';
import { type JSX, useEffect, useRef, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { type BookableDay, freeTimes } from '../../../../contract/rules/booking/free-times.ts';
import { nothingOffered } from '../../../../contract/rules/booking/lost-orders.ts';
import { addDays } from '../../../../contract/rules/opening/calendar-days.ts';
import { localDay, wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import type { FormSlotProps } from '../../../crud/core/additions/slots.ts';
import { useClock } from '../../../crud/core/clock.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { textOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { dayName } from '../../stores/days/day-words.ts';
import { draftPlan, lostByDraft } from './draft-plan.ts';
import { LostOrders } from './lost-orders.tsx';
import { type AvailabilityInput, useAvailabilityInput } from './use-availability-input.ts';
import { useWeekWords } from './week-words.ts';
import './preview.css';

/** Under the form of a plan: what clients see now and after saving, and who would have a time that is no longer offered. */
export function PlanPreview({ draft, fill }: FormSlotProps): JSX.Element | null {
  const said = useWeekWords();
  const input = useAvailabilityInput(draft);
  useServiceName(draft, fill);
  if (fill === undefined) return null;
  return (
    <section className="plan-preview" aria-label={said.title}>
      <Panel>
        <h2>{said.title}</h2>
        {input.is === 'known' ? <Offer draft={draft} input={input.input} /> : <p className="quiet">{said[input.is]}</p>}
      </Panel>
    </section>
  );
}

function Offer({ draft, input }: Pick<FormSlotProps, 'draft'> & { readonly input: AvailabilityInput }): JSX.Element {
  const said = useWeekWords();
  const [isAfter, setAfter] = useState(true);
  const now = useClock()();
  const { sources } = input;
  const [before, after] = [input.plan ?? nothingOffered, draftPlan(draft, now)];
  if (after === undefined) return <Notice tone="warning">{said.wrong}</Notice>;
  const isOn = isAfter ? draft['active'] === true : input.plan?.active === true;
  const shown = isOn ? (isAfter ? after : before) : nothingOffered;
  const places = new Map(input.taken.map(({ cell, places: taken }) => [cell, taken]));
  const first = localDay(now);
  const days = freeTimes({ plan: shown, sources, taken: (cell) => places.get(cell) ?? 0, now, first, last: addDays(first, 13) });
  return (
    <>
      {input.hidden_by === null ? null : <Notice tone="warning">{said.hiddenBy[input.hidden_by]}</Notice>}
      {input.plan === null ? null : <LostOrders orders={lostByDraft(input, draft, now)} />}
      <div className="plan-preview__which" role="group" aria-label={said.which}>
        <Button aria-pressed={!isAfter} onClick={() => setAfter(false)}>
          {said.now}
        </Button>
        <Button aria-pressed={isAfter} onClick={() => setAfter(true)}>
          {said.after}
        </Button>
      </div>
      <ol className="plan-preview__days">
        {days.map((day) => (
          <Day key={day.day} {...day} />
        ))}
      </ol>
    </>
  );
}

function Day({ day, times, opens_at }: BookableDay): JSX.Element {
  const words = useWords();
  const said = useWeekWords();
  const free = times.filter((time) => time.free > 0);
  const count = free.reduce((sum, time) => sum + time.free, 0);
  return (
    <li>
      <h3>{dayName(words, day)}</h3>
      {count === 0 ? (
        <p className="quiet">{opens_at === null ? said.none : said.notOpen}</p>
      ) : (
        <details>
          <summary>{said.places(count)}</summary>
          <ul>
            {free.map(({ starts_at }) => (
              <li key={starts_at}>{clockText(starts_at)}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function clockText(instant: number): string {
  const { hour, minute } = wallTimeAt(new Date(instant));
  return `${hour}:${String(minute).padStart(2, '0')}`;
}

/** Calls a plan without a name as the service that is chosen for it; once for each choice, so that the name can be cleared. */
function useServiceName(draft: FormSlotProps['draft'], fill: FormSlotProps['fill']): void {
  const id = Number(draft['service_id'] ?? 0);
  const isEmpty = textOf(draft['name']).trim() === '';
  const answered = useRef(0);
  const enabled = fill !== undefined && id > 0 && isEmpty;
  const { data } = useGetOne(prefixOf(resourceNamed('services')), { id }, { enabled, retry: false });
  const name = data === undefined || data.id !== id ? '' : textOf(data['name']);
  useEffect(() => {
    if (id === 0 || answered.current === id) return;
    if (!isEmpty) answered.current = id;
    else if (name !== '') {
      answered.current = id;
      fill?.({ name });
    }
  }, [id, isEmpty, name, fill]);
}

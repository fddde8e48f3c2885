import { type JSX, useState } from 'react';
import { localDay } from '../../../../contract/derive/check-draft.ts';
import type { BookingPlan } from '../../../../contract/rules/booking/booking-plan.ts';
import { type BookableDay, freeTimes } from '../../../../contract/rules/booking/free-times.ts';
import { lostOrders } from '../../../../contract/rules/booking/lost-orders.ts';
import { addDays } from '../../../../contract/rules/opening/calendar-days.ts';
import { wallTimeAt } from '../../../../contract/rules/prague-time.ts';
import type { BesideProps } from '../../../crud/vocabulary/additions.ts';
import { useClock } from '../../../crud/vocabulary/clock.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { dayName } from '../../stores/days/day-words.ts';
import { draftPlan } from './draft-plan.ts';
import { LostOrders } from './lost-list.tsx';
import { type Ground, useGround } from './use-ground.ts';
import { useServiceName } from './use-service-name.ts';
import { useWeekWords } from './week-words.ts';
import './preview.css';

/** Under the form of a plan: what clients see now and after saving, and who would have a time that is offered no more. */
export function PlanPreview({ draft, fill }: BesideProps): JSX.Element | null {
  const said = useWeekWords();
  const told = useGround(draft);
  useServiceName(draft, fill);
  if (fill === undefined) return null;
  return (
    <section className="plan-preview" aria-label={said.title}>
      <Panel>
        <h2>{said.title}</h2>
        {told.is === 'known' ? <Offer draft={draft} ground={told.ground} /> : <p className="quiet">{said[told.is]}</p>}
      </Panel>
    </section>
  );
}

const nothing: BookingPlan = { intervals: [], days_ahead: 30, opens_at: '00:00', least_minutes_before: 0 };

function Offer({ draft, ground }: Pick<BesideProps, 'draft'> & { readonly ground: Ground }): JSX.Element {
  const said = useWeekWords();
  const [isAfter, setAfter] = useState(true);
  const now = useClock()();
  const { sources, orders } = ground;
  const [before, after] = [ground.plan ?? nothing, draftPlan(draft, now)];
  if (after === undefined) return <Notice tone="warning">{said.wrong}</Notice>;
  const isOn = isAfter ? draft['active'] === true : ground.plan?.active === true;
  const shown = isOn ? (isAfter ? after : before) : nothing;
  const places = new Map(ground.taken.map(({ cell, places: taken }) => [cell, taken]));
  const first = localDay(now);
  const days = freeTimes({ plan: shown, sources, taken: (cell) => places.get(cell) ?? 0, now, first, last: addDays(first, 13) });
  const visits = orders.map((order) => ({ ...order, starts_at: new Date(order.starts_at), ends_at: new Date(order.ends_at) }));
  return (
    <>
      {ground.plan === null ? null : <LostOrders orders={lostOrders(visits, { before, after, sources })} />}
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

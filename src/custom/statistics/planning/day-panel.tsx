import type { JSX } from 'react';
import type { PlannedDay, StatisticsPlanning } from '../../../../contract/operations/statistics-planning.ts';
import { shownValue } from '../../../../contract/rules/statistics/shown-value.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { dayName } from './day-name.ts';
import { HoursTable } from './hours-table.tsx';
import { usePlanningWords } from './planning-words.ts';

type DayPanelProps = { readonly day: PlannedDay; readonly target: StatisticsPlanning['target']; readonly hasLeftOut: boolean };

/** One day: the verdict as a sentence, and its hours. */
export function DayPanel({ day, target, hasLeftOut }: DayPanelProps): JSX.Element {
  const all = usePlanningWords();
  const { planning, language } = all;
  const name = dayName(day.day, all, true);
  if (day.reason !== null)
    return (
      <section className="planning__panel" aria-label={name}>
        <EmptyState icon="info" title={`${name}: ${planning.reasons[day.reason]}`}>
          {day.hours_changed ? planning.openedLater : planning.reasonHelp[day.reason]}
        </EmptyState>
      </section>
    );
  const { missing_hours: missing, expected, low, high } = day;
  const heading =
    missing === null
      ? planning.heading.unknown(name)
      : missing === 0
        ? planning.heading.enough(name)
        : planning.heading.missing(name, missing);
  const busiest = day.hours.toSorted((one, other) => (other.expected ?? 0) - (one.expected ?? 0))[0];
  const number = (value: number | null) => shownValue('clients', value, language);
  const said = [
    expected === null
      ? planning.unknownHours
      : planning.expectedIn(Math.round(expected), number(low), number(high)) + (busiest === undefined ? '.' : planning.most(busiest.hour)),
    ...(day.is_naive && day.naive_day !== null ? [planning.naiveUsed(dayName(day.naive_day, all))] : []),
    ...(day.hours_changed ? [planning.hoursChanged] : []),
    ...(hasLeftOut ? [planning.leftOut] : []),
  ];
  return (
    <section className="planning__panel" aria-label={name}>
      <div className="planning__head">
        <h2>{heading}</h2>
        <p className="quiet">{said.join(' ')}</p>
        <ul className="planning__legend">
          <li className="planning__key planning__key--expected">{planning.legend.expected}</li>
          <li className="planning__key planning__key--range">{planning.legend.range}</li>
          <li className="planning__key planning__key--naive">{planning.legend.naive}</li>
        </ul>
      </div>
      <HoursTable {...{ day, target }} label={planning.table(name)} />
    </section>
  );
}

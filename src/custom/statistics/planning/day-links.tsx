import type { JSX } from 'react';
import { Link } from 'react-router';
import type { PlannedDay } from '../../../../contract/operations/stores/statistics-planning.ts';
import { shownValue } from '../../../../contract/rules/statistics/shown-value.ts';
import { useQuestion } from '../../../statistics/asking/use-question.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { dayName } from './day-name.ts';
import { type PlanningWords, usePlanningWords } from './planning-words.ts';

type DayLinksProps = { readonly days: readonly PlannedDay[]; readonly shown: string; readonly store: number };

/** The coming days with a verdict each; one of them is shown below. */
export function DayLinks({ days, shown, store }: DayLinksProps): JSX.Element {
  const all = usePlanningWords();
  const { question, searchOf } = useQuestion();
  return (
    <nav className="day-links" aria-label={all.planning.days}>
      <ul>
        {days.map((one) => (
          <li key={one.day}>
            <Link
              className={one.reason === null ? 'day-links__day' : 'day-links__day day-links__day--silent'}
              aria-current={one.day === shown ? 'true' : undefined}
              to={`?${searchOf({ ...question, stores: [store] }, { day: one.day })}`}
            >
              <strong>{dayName(one.day, all)}</strong>
              <span className="day-links__count">
                {shownValue('clients', one.expected === null ? null : Math.round(one.expected), all.language)}
              </span>
              <Verdict day={one} planning={all.planning} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Verdict({ day, planning }: { readonly day: PlannedDay; readonly planning: PlanningWords['planning'] }): JSX.Element {
  if (day.reason !== null) return <span className="day-links__verdict">{planning.reasons[day.reason]}</span>;
  if (day.missing_hours === null) return <span className="day-links__verdict">{planning.unknown}</span>;
  if (day.missing_hours === 0)
    return (
      <span className="day-links__verdict">
        <Icon name="check" size={16} />
        {planning.enough}
      </span>
    );
  return (
    <span className="day-links__verdict day-links__verdict--missing">
      <Icon name="alert" size={16} />
      {planning.missing(day.missing_hours)}
    </span>
  );
}

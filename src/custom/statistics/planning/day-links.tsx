import type { JSX } from 'react';
import { Link } from 'react-router';
import type { PlannedDay } from '../../../../contract/operations/stores/statistics-planning.ts';
import { shownValue } from '../../../../contract/rules/statistics/shown-value.ts';
import { useQuestion } from '../../../statistics/use-question.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { dayName, type PlanningWords, usePlanningWords } from './planning-words.ts';

type Verdict = { readonly kind: 'silent' | 'enough' | 'missing'; readonly text: string };
type LinkedDay = { readonly day: string; readonly expected: number | null; readonly isSilent: boolean; readonly verdict: Verdict };
type DayLinksProps = { readonly days: readonly LinkedDay[]; readonly shown: string; readonly stores: readonly number[] };

/** The coming days with a verdict each; one of them is shown below. */
export function DayLinks({ days, shown, stores }: DayLinksProps): JSX.Element {
  const all = usePlanningWords();
  const { question, searchOf } = useQuestion();
  return (
    <nav className="day-links" aria-label={all.planning.days}>
      <ul>
        {days.map(({ day, expected, isSilent, verdict }) => (
          <li key={day}>
            <Link
              className={isSilent ? 'day-links__day day-links__day--silent' : 'day-links__day'}
              aria-current={day === shown ? 'true' : undefined}
              to={`?${searchOf({ ...question, stores }, { day })}`}
            >
              <strong>{dayName(day, all)}</strong>
              <span className="day-links__count">
                {shownValue('clients', expected === null ? null : Math.round(expected), all.language)}
              </span>
              <span className={verdict.kind === 'missing' ? 'day-links__verdict day-links__verdict--missing' : 'day-links__verdict'}>
                {verdict.kind === 'silent' ? null : <Icon name={verdict.kind === 'missing' ? 'alert' : 'check'} size={16} />}
                {verdict.text}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A day of one store at a glance. */
export function verdictOfDay({ reason, missing_hours: hours }: PlannedDay, planning: PlanningWords['planning']): Verdict {
  if (reason !== null) return { kind: 'silent', text: planning.reasons[reason] };
  if (hours === null) return { kind: 'silent', text: planning.unknown };
  return hours === 0 ? { kind: 'enough', text: planning.enough } : { kind: 'missing', text: planning.missing(hours) };
}

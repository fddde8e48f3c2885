import type { JSX } from 'react';
import { useStatisticsWords } from '../../../../statistics/statistics-words.ts';
import { useReportWords } from '../../result/report-words.ts';
import { FieldGroup } from './field-group.tsx';

type WeekdaysFieldProps = {
  readonly weekdays: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (weekdays: readonly number[]) => void;
};

/** Days of the week, Monday first. */
export function WeekdaysField({ weekdays, error, onChange }: WeekdaysFieldProps): JSX.Element {
  const { form } = useReportWords();
  const { words } = useStatisticsWords();
  return (
    <FieldGroup legend={form.weekdays} error={error}>
      <div className="report__weekdays">
        {words.weekdays.map((name, day) => (
          <label key={name} className="report__weekday">
            <input
              type="checkbox"
              aria-label={name}
              checked={weekdays.includes(day)}
              onChange={({ target }) =>
                onChange(target.checked ? [...weekdays, day].toSorted((one, other) => one - other) : weekdays.filter((one) => one !== day))
              }
            />
            <span aria-hidden="true">{words.shortWeekdays[day]}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

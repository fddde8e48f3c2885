import type { JSX } from 'react';
import { namedPeriods, type Period, resolvePeriod } from '../../../../../contract/rules/statistics/question.ts';
import type { ReportQuery } from '../../../../../contract/rules/statistics/report/report-query.ts';
import { formatDay } from '../../../../../contract/rules/time/shown-time.ts';
import { readNearDay } from '../../../../../contract/rules/typing/typed-date.ts';
import { useWords } from '../../../../crud/core/words.ts';
import { useToday } from '../../../../statistics/statistics-query.ts';
import { useStatisticsWords } from '../../../../statistics/statistics-words.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { TypedInput } from '../../../../ui/filter/typed-input.tsx';
import { useReportWords } from '../../result/report-words.ts';

type PeriodFieldProps = {
  readonly period: ReportQuery['period'];
  readonly error: string | undefined;
  readonly onChange: (period: ReportQuery['period']) => void;
};

/** A period by its name, which moves with time, or two typed days. */
export function PeriodField({ period, error, onChange }: PeriodFieldProps): JSX.Element {
  const { form } = useReportWords();
  const { words } = useStatisticsWords();
  const { dates, problem } = useWords();
  const today = useToday();
  const days = resolvePeriod(period ?? 'last_month', today);
  const isOwn = period !== null && typeof period !== 'string';
  const take = (bound: keyof Period) => (text: string) => {
    const typed = readNearDay(text, today);
    if (typed === undefined) return problem({ code: 'day' });
    onChange({ ...days, [bound]: typed });
    return undefined;
  };
  return (
    <div className="report__period">
      <Field label={form.period} error={error}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={isOwn ? 'own' : (period ?? '')}
            onChange={({ target }) => onChange(target.value === 'own' ? days : (namedPeriods.find((one) => one === target.value) ?? null))}
          >
            {period === null ? <option value="">{form.noPeriod}</option> : null}
            {namedPeriods.map((name) => (
              <option key={name} value={name}>
                {words.periods[name]}
              </option>
            ))}
            <option value="own">{form.ownPeriod}</option>
          </select>
        )}
      </Field>
      {isOwn ? (
        <div className="report__days">
          <TypedInput label={form.from} value={formatDay(days.from)} onTyped={take('from')} placeholder={dates.dateFormat} />
          <TypedInput label={form.to} value={formatDay(days.to)} onTyped={take('to')} placeholder={dates.dateFormat} />
        </div>
      ) : null}
    </div>
  );
}

import type { JSX } from 'react';
import { definitions } from '../../../../../contract/rules/statistics/definitions.ts';
import { findReportOffers, type ReportKind } from '../../../../../contract/rules/statistics/report/report-offers.ts';
import type { ReportFaults } from '../../../../../contract/rules/statistics/report/report-query.ts';
import { useStatisticsWords } from '../../../../statistics/statistics-words.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { useReportWords } from '../../result/report-words.ts';
import { FieldGroup } from './field-group.tsx';

type ValuesFieldProps = {
  readonly kind: ReportKind;
  readonly values: readonly string[];
  readonly error: string | undefined;
  readonly faults: ReportFaults;
  readonly onChange: (values: readonly string[]) => void;
};

/** Monitored values in the order of columns, a row each. */
export function ValuesField({ kind, values, error, faults, onChange }: ValuesFieldProps): JSX.Element {
  const { form, faults: words } = useReportWords();
  const { measures } = useStatisticsWords();
  const offered = findReportOffers(kind).values;
  const nameOf = (value: string): string => {
    const known = offered.find((one) => one === value);
    return known === undefined ? value : measures[known].name;
  };
  // The place is all that distinguishes two rows with the same value.
  const rows = [...values.entries()].map(([at, value]) => ({ at, value }));
  const next = offered.find((one) => !values.includes(one));
  const errorAt = (at: number): string | undefined => {
    const fault = faults[`values.${at}`];
    return fault === undefined ? undefined : fault === 'twice' ? words.twice(nameOf(values[at] ?? '')) : words.unknown;
  };
  return (
    <FieldGroup legend={form.values} error={error}>
      {rows.map(({ value, at }) => (
        <div key={at} className="report__value">
          <Field label={form.value(at + 1)} error={errorAt(at)}>
            {(control) => (
              <select
                {...control}
                className="input"
                value={value}
                onChange={({ target }) => onChange(values.map((one, place) => (place === at ? target.value : one)))}
              >
                {offered.some((one) => one === value) ? null : <option value={value}>{value}</option>}
                {offered.map((one) => (
                  <option key={one} value={one}>
                    {measures[one].name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <IconButton
            icon="close"
            label={form.removeValue(nameOf(value))}
            onClick={() => onChange(values.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {values.length >= Object.keys(definitions).length ? null : (
        <Button icon="plus" onClick={() => onChange([...values, next ?? offered[0] ?? ''])}>
          {form.addValue}
        </Button>
      )}
    </FieldGroup>
  );
}

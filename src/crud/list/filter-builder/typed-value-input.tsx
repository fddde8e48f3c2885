import type { JSX } from 'react';
import type { Field } from '../../../../contract/kit/index.ts';
import { FormRow } from '../../../ui/form/form-row.tsx';

import type { ValueProps } from './builder-context.ts';
import { useBuilderWords } from './builder-words.ts';

/** A value that is typed, or both ends of a range. */
export function TypedValue({ builder, condition, errorAt, field }: ValueProps & { readonly field: Field }): JSX.Element {
  const { filterBuilder, list, form, dates } = useBuilderWords();
  const { key, relation, typed } = condition;
  const [first, second] = typed;
  const unit = field.kind === 'duration' ? ` (${form.units[field.unit]})` : '';
  const letters =
    field.kind === 'time' || relation === 'isAtHours'
      ? dates.timeFormat
      : field.kind === 'day' || field.kind === 'instant'
        ? dates.dateFormat
        : undefined;
  const isNumber = field.kind === 'int' || field.kind === 'decimal' || field.kind === 'duration';
  const input = (spot: 'first' | 'second', label: string): JSX.Element => (
    <FormRow id={builder.idOf(key, spot)} label={`${label}${unit}`} error={errorAt(spot)}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="text"
          autoComplete="off"
          inputMode={isNumber ? 'decimal' : undefined}
          placeholder={letters}
          value={spot === 'first' ? first : second}
          onChange={({ target }) => {
            builder.change({ ...condition, typed: spot === 'first' ? [target.value, second] : [first, target.value] });
          }}
        />
      )}
    </FormRow>
  );
  if (relation !== 'between' && relation !== 'isAtHours') return input('first', filterBuilder.value);
  return (
    <div className="bounds">
      {input('first', list.from)}
      {input('second', list.to)}
    </div>
  );
}

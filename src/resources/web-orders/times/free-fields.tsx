import { type JSX, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { useWords } from '../../../crud/core/words.ts';
import { renderInput } from '../../../crud/fields/inputs/inputs.tsx';
import { FormField, inputId } from '../../../crud/record/form-fields/form-field.tsx';
import { FormRow } from '../../../ui/form/form-row.tsx';
import { useOrderingWords } from './ordering-words.ts';

type FreeFieldsProps = {
  readonly prefix: string;
  readonly durationMs: number | undefined;
  readonly withReason: boolean;
  readonly note: string;
  /** What is wrong with the start. */
  readonly error: string | undefined;
};

/** The id of the field of the start. */
export function beginsId(prefix: string): string {
  return `${prefix}-begins`;
}

/** Any time, written by hand: start, end, and over capacity the reason. */
export function FreeFields({ prefix, durationMs, withReason, note, error }: FreeFieldsProps): JSX.Element {
  const words = useWords();
  const said = useOrderingWords();
  const { setValue } = useFormContext();
  const starts: unknown = useWatch({ name: 'starts_at' });
  const before = useRef(starts);
  // The visit takes as long as it did.
  useEffect(() => {
    if (before.current === starts) return;
    before.current = starts;
    const begins = typeof starts === 'string' ? Date.parse(starts) : Number.NaN;
    if (durationMs !== undefined && !Number.isNaN(begins)) {
      setValue('ends_at', new Date(begins + durationMs).toISOString(), { shouldDirty: true });
    }
  }, [starts, durationMs, setValue]);
  // Who chose a full time has only the reason to write.
  const asks = useRef(false);
  useEffect(() => {
    if (asks.current === withReason) return;
    asks.current = withReason;
    if (withReason && typeof starts === 'string') document.getElementById(inputId(prefix, 'over_capacity_reason'))?.focus();
  }, [withReason, starts, prefix]);
  const shared = { resource: orders, additions: {}, words, prefix, row: null };
  const { starts_at, ends_at, over_capacity_reason } = orders.fields;
  return (
    <div className="free-fields">
      <p className="time-chooser__note">{note}</p>
      <FormRow id={beginsId(prefix)} label={said.starts} error={error} required={words.form.required}>
        {(control) =>
          renderInput(starts_at, {
            resource: orders,
            words,
            control,
            name: 'starts_at',
            path: 'starts_at',
            label: said.starts,
            placeholder: undefined,
            row: null,
            nested: () => null,
          })
        }
      </FormRow>
      <FormField {...shared} name="ends_at" path="ends_at" field={ends_at} />
      {withReason ? (
        <FormField
          {...shared}
          name="over_capacity_reason"
          path="over_capacity_reason"
          field={{ ...over_capacity_reason, required: true }}
        />
      ) : null}
    </div>
  );
}

import { type JSX, useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { checkDraft, defaultOf } from '../../../../contract/derive/check-draft.ts';
import type { NamedField } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FormRow } from '../../../ui/form/form-row.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import { useClock } from '../../core/clock.ts';
import type { Row } from '../../core/row.ts';
import { fieldLabel, useWords } from '../../core/words.ts';
import { useFormValue } from '../../fields/inputs/form-value.ts';
import { FormField, inputId } from '../../record/form-fields/form-field.tsx';
import { BulkStep } from './bulk-step.tsx';

type BulkValuesProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly action: string;
  readonly fields: readonly NamedField[];
  /** What was chosen before someone came back. */
  readonly given: Row | undefined;
  readonly onValues: (values: Row) => void;
  readonly onClose: () => void;
};

/** What to write into the rows. Of an edit only the ticked fields are sent; an action shows all that it takes. */
export function BulkValues({ resource, additions, action, fields, given, onValues, onClose }: BulkValuesProps): JSX.Element {
  const words = useWords();
  const now = useClock();
  const prefix = useId();
  const isEdit = action === 'update';
  const labels = words.labelsOf(resource);
  const [touched, setTouched] = useState<ReadonlySet<string>>(
    () => new Set(isEdit ? Object.keys(given ?? {}) : fields.map(([name]) => name)),
  );
  const [isMissing, setMissing] = useState(false);
  const usual = Object.fromEntries(fields.map(([name, field]) => [name, defaultOf(field)]));
  const form = useForm<Row>({ defaultValues: { ...usual, ...given }, shouldFocusError: false });
  const toggle = (name: string): void => {
    const next = new Set(touched);
    if (!next.delete(name)) next.add(name);
    setTouched(next);
    setMissing(false);
  };
  const submit = (): void => {
    const draft = Object.fromEntries(Object.entries(form.getValues()).filter(([name]) => touched.has(name)));
    // Rules across fields need the rest of each row: the server judges them, and the preview reports.
    const { values, problems } = checkDraft({ name: resource.name, fields: Object.fromEntries(fields) }, draft, {
      now: now(),
      partial: true,
    });
    form.clearErrors();
    for (const [path, problem] of Object.entries(problems)) form.setError(path, { type: 'declaration', message: words.problem(problem) });
    const [first] = Object.keys(problems);
    if (first !== undefined) form.setFocus(first);
    else if (isEdit && touched.size === 0) setMissing(true);
    else onValues({ ...values });
  };
  const actions = (
    <>
      <Button onClick={onClose}>{words.bulk.back}</Button>
      <Button tone="primary" onClick={submit}>
        {words.bulk.next}
      </Button>
    </>
  );
  return (
    <BulkStep title={words.bulk.fields} actions={actions}>
      {isEdit ? <p className="quiet">{words.bulk.editHelp}</p> : null}
      <FormProvider {...form}>
        <div className="bulk-fields">
          {fields.map(([name, field]) => (
            <div key={name} className="bulk-fields__field">
              {isEdit ? (
                <label className="check">
                  <input type="checkbox" checked={touched.has(name)} onChange={() => toggle(name)} />
                  {fieldLabel(words, resource, name)}
                </label>
              ) : null}
              {!touched.has(name) ? null : isEdit && field.kind === 'flag' ? (
                <FlagChoice id={inputId(prefix, name)} name={name} label={fieldLabel(words, resource, name)} help={labels.helps?.[name]} />
              ) : (
                <FormField {...{ resource, additions, words, prefix, name, field }} row={null} path={name} />
              )}
            </div>
          ))}
        </div>
      </FormProvider>
      <p className="field__error" role="alert">
        {isMissing ? words.bulk.nothingChosen : ''}
      </p>
    </BulkStep>
  );
}

type FlagChoiceProps = { readonly id: string; readonly name: string; readonly label: string; readonly help: string | undefined };

/** Yes or no for many rows: a second box under the one that says that the field changes would be taken for it. */
function FlagChoice({ id, name, label, help }: FlagChoiceProps): JSX.Element {
  const { form } = useWords();
  const { value, change, leave, hold } = useFormValue(name);
  return (
    <FormRow id={id} label={label} help={help}>
      {(control) => (
        <select
          {...control}
          ref={hold}
          className="input"
          value={value === true ? 'yes' : 'no'}
          onBlur={leave}
          onChange={(event) => change(event.target.value === 'yes')}
        >
          <option value="yes">{form.yes}</option>
          <option value="no">{form.no}</option>
        </select>
      )}
    </FormRow>
  );
}

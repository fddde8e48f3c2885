import type { JSX, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { isFixed, isRequired, isWritable } from '../../../../contract/derive/fields.ts';
import type { AnyResource, Field } from '../../../../contract/kit/index.ts';
import { CheckRow } from '../../../ui/form/check-row.tsx';
import { FormRow } from '../../../ui/form/form-row.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import type { InputProps, NestedField } from '../../core/field-props.ts';
import { isRow, type Row } from '../../core/row.ts';
import { fieldLabel, type Words } from '../../core/words.ts';
import { renderValue } from '../../fields/cells/shows.tsx';
import { useFieldError, useFormValue } from '../../fields/inputs/form-value.ts';
import { chooseInputShape, renderInput } from '../../fields/inputs/inputs.tsx';
import { InCzech } from './text-language.tsx';

export type FormFieldContext = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly words: Words;
  readonly row: Row | null;
  /** Before the path of each input's id. */
  readonly prefix: string;
};

type FormFieldProps = FormFieldContext & {
  readonly name: string;
  readonly path: string;
  readonly field: Field;
  readonly label?: string;
  readonly level?: boolean;
  /** The record keeps it as it is. */
  readonly isSettled?: boolean;
};

/** The id that a field's control has, for labels and for links to it. */
export function inputId(prefix: string, path: string): string {
  return `${prefix}-${path.replaceAll('.', '-')}`;
}

/** A whole row of a form, by the declaration of its field. */
export function FormField(props: FormFieldProps): JSX.Element {
  const { resource, row, name, path, isSettled = false } = props;
  const isKept = row !== null && path === name && (isFixed(resource, name) || isSettled);
  if (!isWritable(props.field) || isKept) return <ReadOnlyField {...props} />;
  return props.field.kind === 'flag' ? <FlagField {...props} /> : <InputField {...props} />;
}

function labelOf({ label, words, resource, name }: FormFieldProps): string {
  return label ?? fieldLabel(words, resource, name);
}

function helpOf({ path, name, words, resource }: FormFieldProps): string | undefined {
  return path === name ? words.labelsOf(resource).helps?.[name] : undefined;
}

/** Under an English variant is its Czech text; an input of its own shows that on its own, or has no room for it. */
function inCzechOf({ additions, name, field }: FormFieldProps): JSX.Element | undefined {
  if (field.kind !== 'text' || field.translates === undefined || additions.fields?.[name]?.input !== undefined) return undefined;
  return <InCzech name={field.translates} />;
}

function InputField(props: FormFieldProps): JSX.Element {
  const { resource, additions, words, row, prefix, name, path, field } = props;
  const label = labelOf(props);
  const error = useFieldError(path);
  const placeholder = usePlaceholder(props);
  const own = additions.fields?.[name];
  const nested = (child: NestedField): ReactNode => (
    <FormField
      key={child.path}
      {...props}
      {...child}
      name={`${child.parent}.${child.name}`}
      label={words.labelsOf(resource).children[child.parent]?.[child.name] ?? child.name}
    />
  );
  return (
    <FormRow
      id={inputId(prefix, path)}
      label={label}
      help={inCzechOf(props) ?? helpOf(props)}
      error={error}
      required={isRequired(field) ? words.form.required : undefined}
      {...chooseInputShape(field)}
      {...own?.shape}
    >
      {(control) => {
        const input: InputProps = { resource, words, name, path, label, control, placeholder, row, nested };
        return own?.input === undefined ? renderInput(field, input) : <own.input {...input} />;
      }}
    </FormRow>
  );
}

function usePlaceholder({ additions, name, path }: FormFieldProps): string | undefined {
  const placeholder = additions.fields?.[name]?.placeholder;
  const draft: unknown = useWatch({ disabled: placeholder === undefined });
  return path === name && isRow(draft) ? placeholder?.(draft) : undefined;
}

function FlagField(props: FormFieldProps): JSX.Element {
  const { prefix, path, level = false } = props;
  const { value, change, leave, hold } = useFormValue(path);
  const error = useFieldError(path);
  return (
    <CheckRow
      id={inputId(prefix, path)}
      label={labelOf(props)}
      help={helpOf(props)}
      error={error}
      level={level}
      input={{
        ref: hold,
        name: path,
        checked: value === true,
        onChange: (event) => change(event.target.checked),
        onBlur: leave,
      }}
    />
  );
}

function ReadOnlyField(props: FormFieldProps): JSX.Element {
  const { resource, additions, words, row, prefix, name, field } = props;
  return (
    <FormRow id={inputId(prefix, name)} label={labelOf(props)} help={helpOf(props)} group>
      {() => (
        <div className="form-value">
          {row === null ? words.form.empty : renderValue(field, { resource, additions, words, row, name, value: row[name] })}
        </div>
      )}
    </FormRow>
  );
}

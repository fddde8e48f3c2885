import { type JSX, type ReactNode, Suspense, useState } from 'react';
import type { FileField } from '../../../../contract/derive/files.ts';
import { type Answers, answer, type Field, type FieldOf } from '../../../../contract/kit/index.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import type { InputProps } from '../../core/field-props.ts';
import { ChildrenInput } from './children-input.tsx';
import { ChoiceInput, SetInput } from './choice-input.tsx';
import { useFormValue } from './form-value.ts';
import { LinesInput, TextInput } from './text-input.tsx';
import '../../../ui/form/form-row.css';
import { isBegun, likelyEmail } from '../../../../contract/rules/mailboxes/likely-email.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useWords } from '../../core/words.ts';
import './email-input.css';
import { SecretInput } from '../../../ui/form/secret-input.tsx';
import { JsonInput } from './json-input.tsx';
import { DurationInput, NumberValueInput } from './number-value-input.tsx';
import { ReferenceInput } from './reference-input.tsx';
import { ReferencesInput } from './references-input.tsx';

const black = '#000000';

/** A colour: picked, or typed as `#5d9cec`. */
function ColourInput(props: InputProps): JSX.Element {
  const { path, label } = props;
  const { value, change } = useFormValue(path);
  const colour = typeof value === 'string' ? value : '';
  return (
    <div className="colour-input">
      <input
        type="color"
        aria-label={label}
        value={/^#[0-9a-f]{6}$/iu.test(colour) ? colour : black}
        onChange={(event) => change(event.target.value)}
      />
      <TextInput {...props} />
    </div>
  );
}

const DateInput = lazyPart(async () => (await import('./date-input.tsx')).DateInput);

function Dated(props: InputProps & { readonly of: 'day' | 'time' | 'instant' }): JSX.Element {
  return (
    <Suspense fallback={<Skeleton />}>
      <DateInput {...props} />
    </Suspense>
  );
}

const FileInput = lazyPart(async () => (await import('./file-input.tsx')).FileInput);

function fileInput(field: FileField, props: InputProps): JSX.Element {
  return (
    <Suspense fallback={<Skeleton />}>
      <FileInput {...props} field={field} />
    </Suspense>
  );
}

const lines = 8;

/** The control that each kind is written with. Flags are apart: their box goes before the label. */
const inputOfKind: Answers<ReactNode, InputProps> = {
  text: (field, props) => (isLong(field) ? <LinesInput {...props} lines={field.lines ?? 1} /> : <TextInput {...props} />),
  richText: (_, props) => <LinesInput {...props} lines={lines} />,
  email: (_, props) => <EmailInput {...props} />,
  phone: (_, props) => <TextInput {...props} inputMode="tel" />,
  int: (_, props) => <NumberValueInput {...props} whole />,
  decimal: (_, props) => <NumberValueInput {...props} whole={false} />,
  flag: () => null,
  choice: (field, props) => <ChoiceInput {...props} choices={field.choices} required={field.required === true} />,
  set: (field, props) => <SetInput {...props} choices={field.choices} />,
  day: (_, props) => <Dated {...props} of="day" />,
  time: (_, props) => <Dated {...props} of="time" />,
  instant: (_, props) => <Dated {...props} of="instant" />,
  duration: (field, props) => <DurationInput {...props} unit={field.unit} />,
  reference: (field, props) => <ReferenceInput {...props} target={field.target} withinStore={field.withinStore === true} />,
  references: (field, props) => <ReferencesInput {...props} target={field.target} withinStore={field.withinStore === true} />,
  children: (field, props) => <ChildrenInput {...props} field={field} />,
  json: (_, props) => <JsonInput {...props} />,
  colour: (_, props) => <ColourInput {...props} />,
  file: fileInput,
  image: fileInput,
  secret: (_, props) => <SecretValueInput {...props} />,
  computed: () => null,
};

/** The input of a field. */
export function renderInput(field: Field, props: InputProps): ReactNode {
  return answer(inputOfKind, field, props);
}

function isLong(field: FieldOf<'text'>): boolean {
  return field.lines !== undefined && field.lines > 1;
}

type Shape = { readonly wide: boolean; readonly group: boolean };
const plain: Shape = { wide: false, group: false };
const wide: Shape = { wide: true, group: false };
const wideGroup: Shape = { wide: true, group: true };

/** How much room a field takes, and whether it is one control or several. */
const shapeOfKind: Answers<Shape> = {
  text: (field) => (isLong(field) ? wide : plain),
  richText: () => wide,
  email: () => plain,
  phone: () => plain,
  int: () => plain,
  decimal: () => plain,
  flag: () => plain,
  choice: () => plain,
  set: () => wideGroup,
  day: () => plain,
  time: () => plain,
  instant: () => plain,
  duration: () => plain,
  reference: () => plain,
  references: () => wide,
  children: () => wideGroup,
  json: () => wide,
  colour: () => plain,
  file: () => wideGroup,
  image: () => wideGroup,
  secret: () => plain,
  computed: () => plain,
};

export function chooseInputShape(field: Field): Shape {
  return answer(shapeOfKind, field, undefined);
}

/** A value that is never read back: an empty field leaves what is kept. */
function SecretValueInput({ path, control, words }: InputProps): JSX.Element {
  const { value, change, leave, hold } = useFormValue(path);
  return (
    <SecretInput
      {...control}
      ref={hold}
      name={path}
      showLabel={words.form.showSecret}
      hideLabel={words.form.hideSecret}
      placeholder={words.list.secret}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => change(event.target.value === '' ? null : event.target.value)}
      onBlur={leave}
    />
  );
}

/** An e-mail, and below it the one that was probably meant: letters to a mistyped one reach no one. */
function EmailInput(props: InputProps): JSX.Element {
  const { form } = useWords();
  const { value, change } = useFormValue(props.path);
  // What may still be typed is judged once the field is left.
  const [left, setLeft] = useState<unknown>();
  const meant = typeof value === 'string' && (value === left || !isBegun(value)) ? likelyEmail(value) : undefined;
  return (
    <div className="email-input" onBlur={() => setLeft(value)}>
      <TextInput {...props} inputMode="email" />
      <div role="status">
        {meant === undefined ? null : (
          <Button tone="plain" icon="edit" onClick={() => change(meant)}>
            {form.likelyEmail(meant)}
          </Button>
        )}
      </div>
    </div>
  );
}

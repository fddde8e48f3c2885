import { get, type RefCallBack, useController, useFormState } from 'react-hook-form';
import { isRow } from '../../core/row.ts';

/** One value of a form, for the input that writes it. */
export type FormValue = {
  readonly value: unknown;
  readonly change: (value: unknown) => void;
  readonly leave: () => void;
  /** Goes to the control, so that the form can give it the focus. */
  readonly hold: RefCallBack;
};

/** The value of the form under a path. */
export function useFormValue(path: string): FormValue {
  const { field } = useController({ name: path });
  return { value: field.value, change: field.onChange, leave: field.onBlur, hold: field.ref };
}

/** What is wrong with the value under a path, in words; undefined while nothing is. */
export function useFieldError(path: string): string | undefined {
  const { errors } = useFormState({ name: path });
  const error: unknown = get(errors, path);
  const own = isRow(error) ? error : {};
  // Errors of rows owned by a field lie under it; `root` is the field's own then.
  const text = isRow(own['root']) ? own['root']['message'] : own['message'];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

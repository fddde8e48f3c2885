import { type RefCallBack, useController } from 'react-hook-form';

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

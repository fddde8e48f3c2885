import { type FieldErrors, set } from 'react-hook-form';
import { isRow } from '../../core/row.ts';

export type PathError = { readonly path: string; readonly text: string };

/** Texts by path, nested as react-hook-form keeps errors. */
export function nestErrors(texts: Readonly<Record<string, string>>, type: string): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, message] of Object.entries(texts)) set(errors, path, { type, message });
  return errors;
}

/** Errors of react-hook-form as a list of paths, in the order of the form's own tree. */
export function flatErrors(errors: unknown, prefix = ''): readonly PathError[] {
  if (!isRow(errors) && !Array.isArray(errors)) return [];
  return Object.entries(errors).flatMap(([name, error]): readonly PathError[] => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    if (!isRow(error)) return flatErrors(error, path);
    return typeof error['message'] === 'string' && error['message'] !== '' ? [{ path, text: error['message'] }] : flatErrors(error, path);
  });
}

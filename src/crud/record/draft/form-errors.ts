import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import { checkDraft } from '../../../../contract/derive/check-draft.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { isRow, type Row } from '../../core/row.ts';
import { fieldLabel, type Words } from '../../core/words.ts';
import { findDraftChanges } from './draft.ts';

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

/** A path of the form in words: "1. položka – Název". Empty for what belongs to no field. */
export function pathLabel(words: Words, resource: AnyResource, path: string): string {
  const [name = '', place, child] = path.split('.');
  if (!Object.hasOwn(resource.fields, name)) return '';
  const label = fieldLabel(words, resource, name);
  if (place === undefined || child === undefined) return label;
  const childLabel = words.labelsOf(resource).children[name]?.[child] ?? child;
  return words.form.itemField(Number(place) + 1, childLabel);
}

type ResolverOptions = { readonly resource: AnyResource; readonly words: Words; readonly now: () => Date; readonly base: Row | null };

/**
 * Checks a draft by the declaration, as the server will. Of an existing record only what was changed is judged: an old
 * value that a newer rule would refuse does not keep a person from changing another one.
 */
export function resolverOf({ resource, words, now, base }: ResolverOptions): Resolver {
  return (draft) => {
    const given = base === null ? draft : findDraftChanges(draft, base);
    const { values, problems } = checkDraft(resource, given, {
      now: now(),
      partial: base !== null,
      ...(base === null ? {} : { current: base }),
    });
    const texts = Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path, words.problem(problem)]));
    if (Object.keys(texts).length > 0) return { values: {}, errors: nestErrors(texts, 'declaration') };
    return { values: { ...values }, errors: {} };
  };
}

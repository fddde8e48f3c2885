import { fieldOf, isReadable, isWritable } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';

export type Section = { readonly key: string; readonly names: readonly string[] };

/**
 * The form's sections with what is to be seen in them: of a new record only what can be written, of a read one no secrets.
 * Fields `without` are elsewhere.
 */
export function sectionsOf(resource: AnyResource, mode: 'create' | 'edit' | 'show', without: readonly string[] = []): readonly Section[] {
  return Object.entries(resource.form)
    .map(([key, names]) => ({ key, names: names.filter((name) => isSeen(resource, name, mode) && !without.includes(name)) }))
    .filter((section) => section.names.length > 0);
}

function isSeen(resource: AnyResource, name: string, mode: 'create' | 'edit' | 'show'): boolean {
  const field = fieldOf(resource, name);
  if (field === undefined) return false;
  if (mode === 'create') return isWritable(field);
  return mode === 'edit' ? isWritable(field) || isReadable(field) : isReadable(field);
}

/** As the fields are on the screen, whatever the order of their faults. */
export function inScreenOrder<F extends { readonly path: string }>(sections: readonly Section[], faults: readonly F[]): readonly F[] {
  const names = sections.flatMap((section) => section.names);
  const placeOf = ({ path }: F): number => names.indexOf(path.split('.')[0] ?? '');
  return faults.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The tab that a path of the form lies in. */
export function sectionWith(sections: readonly Section[], path: string): Section | undefined {
  const [name = ''] = path.split('.');
  return sections.find((section) => section.names.includes(name));
}

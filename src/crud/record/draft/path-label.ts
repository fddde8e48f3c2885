import type { AnyResource } from '../../../../contract/kit/index.ts';
import { fieldLabel, type Words } from '../../core/words.ts';

/** A path of the form in words: "1. položka – Název". Empty for what belongs to no field. */
export function pathLabel(words: Words, resource: AnyResource, path: string): string {
  const [name = '', place, child] = path.split('.');
  if (!Object.hasOwn(resource.fields, name)) return '';
  const label = fieldLabel(words, resource, name);
  if (place === undefined || child === undefined) return label;
  const childLabel = words.labelsOf(resource).children[name]?.[child] ?? child;
  return words.form.itemField(Number(place) + 1, childLabel);
}

import { fieldOf, isWritable } from '../../../../contract/derive/fields.ts';
import type { AnyResource, Field } from '../../../../contract/kit/index.ts';
import type { FieldAddition, FieldAdditions } from '../../core/additions/field-addition.ts';
import { chooseInputShape } from '../../fields/inputs/inputs.tsx';

export type PlacedField = { readonly name: string; readonly field: Field; readonly level: boolean };

/** Fields of a section in their order, with what their place in the two columns says. */
export function placedFields(resource: AnyResource, names: readonly string[], additions: FieldAdditions = {}): readonly PlacedField[] {
  const fields = names.flatMap((name) => {
    const field = fieldOf(resource, name);
    return field === undefined ? [] : [{ name, field }];
  });
  const level = levelChecks(fields.map(({ name, field }) => lookOf(field, additions[name]?.shape)));
  return fields.map((one, place) => ({ ...one, level: level.has(place) }));
}

function lookOf(field: Field, own: FieldAddition['shape']): FieldLook {
  if (own?.wide === true) return 'wide';
  if (own?.first === true) return 'first';
  if (chooseInputShape(field).wide) return 'wide';
  return isWritable(field) && field.kind === 'flag' ? 'check' : 'labelled';
}

/**
 * The state of a field in the form's two columns: across both, with its label above, such a one that begins a row, or as a box before its
 * label.
 */
export type FieldLook = 'wide' | 'labelled' | 'first' | 'check';

/** Places of the boxes that are next to a field with its label above, and have to keep level with its input. */
export function levelChecks(looks: readonly FieldLook[]): ReadonlySet<number> {
  const level = new Set<number>();
  let left: number | undefined;
  for (const [place, look] of looks.entries()) {
    const neighbour = left === undefined ? undefined : looks[left];
    if (look === 'wide') left = undefined;
    else if (left === undefined || look === 'first') left = place;
    else {
      if (look === 'check' && (neighbour === 'labelled' || neighbour === 'first')) level.add(place);
      if (look === 'labelled' && neighbour === 'check') level.add(left);
      left = undefined;
    }
  }
  return level;
}

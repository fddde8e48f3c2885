import { fieldOf, isWritable } from '../../../../contract/derive/fields.ts';
import type { AnyResource, Field } from '../../../../contract/kit/index.ts';
import type { FieldAddition, FieldAdditions } from '../../core/additions/field-addition.ts';
import { chooseInputShape } from '../../fields/inputs/inputs.tsx';
import { type FieldLook, levelChecks } from './level-checks.ts';

export type PlacedField = { readonly name: string; readonly field: Field; readonly level: boolean };

/** Fields of a section in their order, with what their place in the two columns says. */
export function placedFields(resource: AnyResource, names: readonly string[], additions: FieldAdditions = {}): readonly PlacedField[] {
  const fields = names.flatMap((name) => {
    const field = fieldOf(resource, name);
    return field === undefined ? [] : [{ name, field }];
  });
  const level = levelChecks(fields.map(({ name, field }) => standingOf(field, additions[name]?.shape)));
  return fields.map((one, place) => ({ ...one, level: level.has(place) }));
}

function standingOf(field: Field, own: FieldAddition['shape']): FieldLook {
  if (own?.wide === true) return 'wide';
  if (own?.first === true) return 'first';
  if (chooseInputShape(field).wide) return 'wide';
  return isWritable(field) && field.kind === 'flag' ? 'check' : 'labelled';
}

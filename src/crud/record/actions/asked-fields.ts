import { takenFields } from '../../../../contract/derive/actions.ts';
import { fieldsOf, isFixed, isWritable, type NamedField } from '../../../../contract/derive/fields.ts';
import type { AnyResource, Field } from '../../../../contract/kit/index.ts';

const ofOneRow: readonly Field['kind'][] = ['children', 'json', 'secret'];

/** Fields that the action takes from who asks for it: of `update` those that make sense for many rows at once. */
export function askedFields(resource: AnyResource, action: string): readonly NamedField[] {
  if (action === 'update') return fieldsOf(resource).filter((named) => isForMany(resource, named));
  return Object.entries(takenFields(resource, action));
}

/** Not what distinguishes one row from the others, nor what hangs on the store that each row belongs to. */
function isForMany(resource: AnyResource, [name, field]: NamedField): boolean {
  if (!isWritable(field) || isFixed(resource, name) || name === resource.represent || ofOneRow.includes(field.kind)) return false;
  if (field.kind !== 'computed' && field.unique !== undefined) return false;
  if ((resource.unique ?? []).some(({ fields }) => fields.includes(name))) return false;
  return !((field.kind === 'reference' || field.kind === 'references') && field.withinStore === true);
}

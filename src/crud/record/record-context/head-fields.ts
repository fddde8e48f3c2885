import { fieldOf, fieldsOf, isFixed, isWritable } from '../../../../contract/derive/fields.ts';
import type { AnyResource, Field } from '../../../../contract/kit/index.ts';
import type { Additions } from '../../core/additions/additions.ts';
import { isNothing, type Row } from '../../core/row.ts';

type Headed = { readonly resource: AnyResource; readonly additions: Additions };

/** This many facts of the list are in the head where the entity names none. */
const usualFacts = 2;

/** The field that says the state of a record; undefined where there is none. */
export function stateFieldOf({ resource, additions }: Headed): string | undefined {
  const name = additions.head?.state ?? 'state';
  return fieldOf(resource, name) === undefined || name === resource.represent ? undefined : name;
}

/** Fields with the values that matter most: those that the entity names, or else the first short ones of its list. */
function factFieldsOf(headed: Headed): readonly string[] {
  const { resource, additions } = headed;
  if (resource.singleton === true) return [];
  if (additions.head?.facts !== undefined) return additions.head.facts;
  const others = [resource.represent, additions.head?.title, stateFieldOf(headed)];
  return resource.list.columns.filter((name) => !others.includes(name) && isShort(fieldOf(resource, name))).slice(0, usualFacts);
}

/** The facts that are known of the record. */
export function knownFacts(headed: Headed, record: Row): readonly string[] {
  return factFieldsOf(headed).filter((name) => !isNothing(record[name]) || fieldOf(headed.resource, name)?.kind === 'computed');
}

/** Fields of the head that no one writes in the form: they need no second place there. */
export function headAlone(headed: Headed): readonly string[] {
  const { resource } = headed;
  if (resource.singleton === true) return [];
  return [stateFieldOf(headed) ?? '', ...factFieldsOf(headed)].filter((name) => {
    const field = fieldOf(resource, name);
    return field !== undefined && (!isWritable(field) || isFixed(resource, name));
  });
}

/** Those of them that the head says of the record. */
export function shownInHead(headed: Headed, record: Row): readonly string[] {
  const said = [stateFieldOf(headed), ...knownFacts(headed, record)];
  return headAlone(headed).filter((name) => said.includes(name));
}

/** Fields that no one writes and that say nothing yet: a form is about what can be done and what there is. */
export function findEmptyFields({ resource, additions: { fields } }: Headed, record: Row): readonly string[] {
  return fieldsOf(resource).flatMap(([name, field]) => {
    const isEmpty = !isWritable(field) && field.kind !== 'computed' && isNothing(record[name]);
    return isEmpty && fields?.[name]?.absent === undefined ? [name] : [];
  });
}

const long: readonly (Field['kind'] | undefined)[] = [undefined, 'flag', 'richText', 'json', 'children', 'secret', 'set'];

function isShort(field: Field | undefined): boolean {
  return !long.includes(field?.kind) && !(field?.kind === 'text' && field.lines !== undefined);
}

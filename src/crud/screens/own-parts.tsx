import type { ComponentType } from 'react';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import type { LoadAdditions } from '../core/additions/additions.ts';
import type { RecordSlotProps } from '../core/additions/slots.ts';
import { resourceNamed } from '../core/named.ts';
import { idOf } from '../core/row.ts';
import type { RecordParts } from '../record/frame/record-parts.ts';

/** Forms and lists of other entities with what these add, fetched when someone comes to them. */
export function recordPartsOf(additionsOf: LoadAdditions): RecordParts {
  const formOf = (entity: string): ComponentType<RecordSlotProps> =>
    lazyPart(async () => {
      const [{ EntityForm }, additions] = await Promise.all([import('../record/entity-form.tsx'), additionsOf(entity)]);
      const resource = resourceNamed(entity);
      return ({ record }: RecordSlotProps) => <EntityForm {...{ resource, additions, record }} />;
    });
  const listOf = (entity: string, reference: string): ComponentType<RecordSlotProps> =>
    lazyPart(async () => {
      const [{ ListTab }, additions] = await Promise.all([import('./list-tab.tsx'), additionsOf(entity)]);
      const resource = resourceNamed(entity);
      return ({ record }: RecordSlotProps) => <ListTab {...{ resource, additions }} within={{ name: reference, id: idOf(record) }} />;
    });
  return { formOf: madeOnce(formOf), listOf: madeOnce(listOf) };
}

/** The same component each time for the same names, so that what is in it is not made again. */
function madeOnce<Names extends readonly string[]>(
  make: (...names: Names) => ComponentType<RecordSlotProps>,
): (...names: Names) => ComponentType<RecordSlotProps> {
  const made = new Map<string, ComponentType<RecordSlotProps>>();
  return (...names) => {
    const key = names.join('.');
    const component = made.get(key) ?? make(...names);
    made.set(key, component);
    return component;
  };
}

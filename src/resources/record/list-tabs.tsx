import type { ComponentType } from 'react';
import { part } from '../../ui/part.tsx';
import type { Additions, OwnTab, TabProps } from '../additions.ts';
import { resourceNamed } from '../named.ts';
import { additionsOf } from '../registry.ts';
import { idOf } from '../row.ts';

const made = new Map<string, ComponentType<TabProps>>();

/** The list with what its entity adds, fetched when somebody comes to the tab; the same component each time. */
export function listComponent(entity: string, reference: string): ComponentType<TabProps> {
  const key = `${entity}.${reference}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const List = part(async () => {
    const [{ ListTab }, additions] = await Promise.all([import('./list-tab.tsx'), additionsOf(entity)]);
    const resource = resourceNamed(entity);
    return ({ record }: TabProps) => <ListTab {...{ resource, additions }} within={{ name: reference, id: idOf(record) }} />;
  });
  made.set(key, List);
  return List;
}

/** Tabs of a record with the lists of other entities that belong to it. */
export function listTabsOf({ lists = {} }: Additions): readonly OwnTab[] {
  return Object.entries(lists).map(([entity, reference]) => ({
    key: entity,
    label: (words) => words.labelsOf({ name: entity }).page,
    Tab: listComponent(entity, reference),
  }));
}

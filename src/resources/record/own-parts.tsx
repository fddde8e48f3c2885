import type { ComponentType } from 'react';
import type { ResourceName } from '../../../contract/resources/registry.ts';
import { part } from '../../ui/part.tsx';
import type { TabProps } from '../additions.ts';
import { resourceNamed } from '../named.ts';
import { additionsOf } from '../registry.ts';
import { listComponent } from './list-tabs.tsx';
import type { RecordParts } from './record-parts.ts';

const forms = new Map<ResourceName, ComponentType<TabProps>>();

function formOf(entity: ResourceName): ComponentType<TabProps> {
  const known = forms.get(entity);
  if (known !== undefined) return known;
  const Form = part(async () => {
    const [{ EntityForm }, additions] = await Promise.all([import('./entity-form.tsx'), additionsOf(entity)]);
    const resource = resourceNamed(entity);
    return ({ record }: TabProps) => <EntityForm {...{ resource, additions, record }} />;
  });
  forms.set(entity, Form);
  return Form;
}

/** What the own tabs of a record are given. */
export const ownParts: RecordParts = { formOf, listOf: listComponent };

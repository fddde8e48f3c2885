import { ResourceContextProvider } from 'ra-core';
import type { JSX } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { Gate } from '../gate.tsx';
import type { EntityPageProps } from '../list/list-page.tsx';
import { EntityForm } from './entity-form.tsx';

/** The form of a new record. */
export function CreatePage({ resource, additions }: EntityPageProps): JSX.Element {
  return (
    <ResourceContextProvider value={prefixOf(resource)}>
      <Gate resource={resource} action="create">
        <EntityForm resource={resource} additions={additions} record={null} />
      </Gate>
    </ResourceContextProvider>
  );
}

import { ResourceContextProvider } from 'ra-core';
import type { JSX } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import type { EntityPageProps } from '../entity-page.ts';
import { Gate } from '../gate.tsx';
import { EntityForm } from './entity-form.tsx';
import { useGivenStore } from './use-given-store.ts';

/** The form of a new record. */
export function CreatePage({ resource, additions }: EntityPageProps): JSX.Element {
  const given = useGivenStore(resource);
  return (
    <ResourceContextProvider value={prefixOf(resource)}>
      <Gate resource={resource} action="create">
        {given === undefined ? null : <EntityForm resource={resource} additions={additions} record={null} given={given} />}
      </Gate>
    </ResourceContextProvider>
  );
}

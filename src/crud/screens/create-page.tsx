import { ResourceContextProvider } from 'ra-core';
import type { JSX } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import type { EntityPageProps } from '../core/additions/additions.ts';
import { Gate } from '../core/gate.tsx';
import { EntityForm } from '../record/form/entity-form.tsx';
import { begunIn, givenIn } from '../record/record-context/url-defaults.ts';
import { useGivenStore } from '../record/record-context/use-given-store.ts';

/** The form of a new record. */
export function CreatePage({ resource, additions }: EntityPageProps): JSX.Element {
  const store = useGivenStore(resource);
  const [params] = useSearchParams();
  const { state } = useLocation();
  const given = store === undefined ? undefined : { ...givenIn(params, resource), ...store, ...begunIn(state, resource) };
  return (
    <ResourceContextProvider value={prefixOf(resource)}>
      <Gate resource={resource} action="create">
        {given === undefined ? null : <EntityForm resource={resource} additions={additions} record={null} given={given} />}
      </Gate>
    </ResourceContextProvider>
  );
}

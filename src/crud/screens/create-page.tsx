import { ResourceContextProvider } from 'ra-core';
import type { JSX } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import type { EntityPageProps } from '../core/additions/additions.ts';
import { Gate } from '../core/gate.tsx';
import { EntityForm } from '../record/entity-form.tsx';
import { parseBegunValues, parseUrlDefaults } from '../record/record-context/url-defaults.ts';
import { useGivenStore } from '../record/record-context/use-given-store.ts';

/** The form of a new record. */
export function CreatePage({ resource, additions }: EntityPageProps): JSX.Element {
  const store = useGivenStore(resource);
  const [params] = useSearchParams();
  const { state } = useLocation();
  const given = store === undefined ? undefined : { ...parseUrlDefaults(params, resource), ...store, ...parseBegunValues(state, resource) };
  return (
    <ResourceContextProvider value={prefixOf(resource)}>
      <Gate resource={resource} action="create">
        {given === undefined ? null : <EntityForm resource={resource} additions={additions} record={null} given={given} />}
      </Gate>
    </ResourceContextProvider>
  );
}

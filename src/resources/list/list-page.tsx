import { ResourceContextProvider, RouterProviderContext } from 'ra-core';
import type { JSX } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import type { EntityPageProps } from '../entity-page.ts';
import { Gate } from '../gate.tsx';
import { ViewGate } from '../views/view-gate.tsx';
import { useWords } from '../words.ts';
import { besideList } from './beside-list.ts';
import { ListFrame } from './list-frame.tsx';

/** The list of an entity, read from its declaration. */
export function ListPage({ resource, additions }: EntityPageProps): JSX.Element {
  const { page } = useWords().labelsOf(resource);
  const { ListTools, OverList } = additions;
  return (
    <RouterProviderContext value={besideList}>
      <ResourceContextProvider value={prefixOf(resource)}>
        <Gate resource={resource} action="list">
          <ViewGate resource={resource}>
            <ListFrame
              {...{ resource, additions }}
              renderHead={({ count, createLink, trashLink }) => (
                <>
                  <PageHeader
                    title={page}
                    {...(count === undefined ? {} : { count })}
                    actions={
                      <>
                        {trashLink}
                        {ListTools === undefined ? null : <ListTools />}
                        {createLink}
                      </>
                    }
                  />
                  {OverList === undefined ? null : <OverList />}
                </>
              )}
            />
          </ViewGate>
        </Gate>
      </ResourceContextProvider>
    </RouterProviderContext>
  );
}

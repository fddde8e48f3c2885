import { ResourceContextProvider, RouterProviderContext } from 'ra-core';
import { type JSX, Suspense } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { useIdle } from '../../ui/behaviour/idle.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { EntityPageProps } from '../core/additions/additions.ts';
import { Gate } from '../core/gate.tsx';
import { useNarrow } from '../core/use-narrow.ts';
import { useWords } from '../core/words.ts';
import { StoreGate } from '../list/chosen-store/store-gate.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { ownSearchParams } from '../list/state/own-search-params.ts';
import { ViewGate } from '../list/views/view-gate.tsx';

/** The list of an entity, read from its declaration. */
export function ListPage({ resource, additions }: EntityPageProps): JSX.Element {
  const { page } = useWords().labelsOf(resource);
  const { Above, Tools } = additions.listSlots ?? {};
  const over = Above === undefined ? null : <Above />;
  const narrow = useNarrow();
  // The rows come before the tools of an entity's own.
  const isIdle = useIdle();
  return (
    <RouterProviderContext value={ownSearchParams}>
      <ResourceContextProvider value={prefixOf(resource)}>
        <Gate resource={resource} action="list">
          <ViewGate resource={resource}>
            <StoreGate resource={resource}>
              <ListFrame
                {...{ resource, additions }}
                renderHead={({ count, createLink, trashLink, times }) => (
                  <div className="list-top">
                    <PageHeader
                      title={page}
                      {...(count === undefined ? {} : { count })}
                      {...(narrow || times === undefined ? {} : { middle: times })}
                      actions={
                        <>
                          {trashLink}
                          <Suspense fallback={null}>{Tools === undefined || !isIdle ? null : <Tools />}</Suspense>
                          {createLink}
                        </>
                      }
                    />
                    {narrow ? times : over}
                  </div>
                )}
              />
              {/* On a phone the rows come first. */}
              {narrow ? over : null}
            </StoreGate>
          </ViewGate>
        </Gate>
      </ResourceContextProvider>
    </RouterProviderContext>
  );
}

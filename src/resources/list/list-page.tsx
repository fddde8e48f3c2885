import { ResourceContextProvider } from 'ra-core';
import type { JSX } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Additions } from '../additions.ts';
import { Gate } from '../gate.tsx';
import { useWords } from '../words.ts';
import { ListFrame } from './list-frame.tsx';

export type EntityPageProps = { readonly resource: AnyResource; readonly additions: Additions };

/** The list of an entity, read from its declaration. */
export function ListPage({ resource, additions }: EntityPageProps): JSX.Element {
  const { page } = useWords().labelsOf(resource);
  const { ListTools } = additions;
  return (
    <ResourceContextProvider value={prefixOf(resource)}>
      <Gate resource={resource} action="list">
        <ListFrame
          {...{ resource, additions }}
          renderHead={({ count, createLink }) => (
            <PageHeader
              title={page}
              {...(count === undefined ? {} : { count })}
              actions={
                <>
                  {ListTools === undefined ? null : <ListTools />}
                  {createLink}
                </>
              }
            />
          )}
        />
      </Gate>
    </ResourceContextProvider>
  );
}

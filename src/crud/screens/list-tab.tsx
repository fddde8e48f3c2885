import { RecordContextProvider, ResourceContextProvider, RouterProviderContext } from 'ra-core';
import { type JSX, useMemo } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import type { EntityPageProps } from '../core/additions/additions.ts';
import { useMay } from '../core/gate.tsx';
import { listWithout, type Within } from '../core/within.ts';
import { useWords } from '../core/words.ts';
import { ListFrame, type ListHead } from '../list/list-frame.tsx';
import { ownSearchParams } from '../list/state/own-search-params.ts';

type ListTabProps = EntityPageProps & { readonly within: Within };

/** The list of an entity as a tab of the record that its rows belong to. Its state is in the address next to the tab. */
export function ListTab({ resource, additions, within }: ListTabProps): JSX.Element {
  const narrowed = useMemo(() => listWithout(resource, within.name), [resource, within.name]);
  return (
    <RouterProviderContext value={ownSearchParams}>
      <ResourceContextProvider value={prefixOf(resource)}>
        {/* Rights and cells of the list have nothing to do with the record around it. */}
        <RecordContextProvider>
          <Rows resource={narrowed} additions={additions} within={within} />
        </RecordContextProvider>
      </ResourceContextProvider>
    </RouterProviderContext>
  );
}

function Rows(props: ListTabProps): JSX.Element | null {
  const mayList = useMay(props.resource, 'list');
  return mayList ? <ListFrame {...props} renderHead={(head) => <Head {...head} {...props} />} /> : null;
}

type HeadProps = ListHead & ListTabProps;

function Head({ count, createLink, trashLink, times, resource, additions, within }: HeadProps): JSX.Element {
  const { page } = useWords().labelsOf(resource);
  const Tools = additions.listSlots?.Tools;
  return (
    <div className="list-head">
      <div className="list-head__words">
        <h2>{page}</h2>
        <p className="list-head__count">{count}</p>
      </div>
      {times}
      <div className="list-head__actions">
        {trashLink}
        {Tools === undefined ? null : <Tools within={within} />}
        {createLink}
      </div>
    </div>
  );
}

import { RecordContextProvider, ResourceContextProvider, RouterProviderContext } from 'ra-core';
import { type JSX, useMemo } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { ListFrame, type ListHead } from '../list/list-frame.tsx';
import { besideList } from '../list/state/beside-list.ts';
import type { EntityPageProps } from '../vocabulary/additions.ts';
import { useMay } from '../vocabulary/gate.tsx';
import { listWithout, type Within } from '../vocabulary/within.ts';

type ListTabProps = EntityPageProps & { readonly within: Within };

/** The list of an entity as a tab of the record that its rows belong to. Its state is in the address beside the tab. */
export function ListTab({ resource, additions, within }: ListTabProps): JSX.Element {
  const narrowed = useMemo(() => listWithout(resource, within.name), [resource, within.name]);
  return (
    <RouterProviderContext value={besideList}>
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
  const { additions, within } = props;
  return mayList ? <ListFrame {...props} renderHead={(head) => <Head {...head} {...{ additions, within }} />} /> : null;
}

type HeadProps = ListHead & Pick<ListTabProps, 'additions' | 'within'>;

function Head({ count, createLink, trashLink, additions, within }: HeadProps): JSX.Element {
  const { TabTools } = additions;
  return (
    <div className="list-head">
      <p className="list-head__count">{count}</p>
      <div className="list-head__actions">
        {trashLink}
        {TabTools === undefined ? null : <TabTools rows={{ filter: { [within.name]: within.id } }} within={within} />}
        {createLink}
      </div>
    </div>
  );
}

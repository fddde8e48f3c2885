import { ResourceContextProvider } from 'ra-core';
import type { JSX } from 'react';
import { Link } from 'react-router';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { EntityPageProps } from '../core/additions/additions.ts';
import { Gate } from '../core/gate.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import '../record/frame/record-frame.css';
import { useWords } from '../core/words.ts';

/** Deleted rows of an entity, for who may delete them: to be looked at and brought back. */
export function TrashPage({ resource, additions }: EntityPageProps): JSX.Element {
  const words = useWords();
  const Above = additions.listSlots?.Above;
  const { page } = words.labelsOf(resource);
  return (
    <ResourceContextProvider value={prefixOf(resource)}>
      <Gate resource={resource} action="delete">
        <ListFrame
          {...{ resource, additions }}
          isTrash
          renderHead={({ count }) => (
            <>
              <PageHeader
                title={words.bulk.trash.title(page)}
                {...(count === undefined ? {} : { count })}
                above={
                  <Link className="record__up" to={resource.page}>
                    <Icon name="chevronLeft" size={16} />
                    {page}
                  </Link>
                }
              />
              {Above === undefined ? null : <Above isTrash />}
            </>
          )}
        />
      </Gate>
    </ResourceContextProvider>
  );
}

import { type JSX, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { representationOf } from '../../fields/references/represent.ts';
import type { Additions } from '../../vocabulary/additions.ts';
import type { Row } from '../../vocabulary/row.ts';
import { useWords, type Words } from '../../vocabulary/words.ts';

type RecordHeaderProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly record: Row | null;
  /** Address of the list that the record belongs to. */
  readonly up: string;
  readonly actions: ReactNode;
};

/** The head of a record's page: the name that people know it by, its state, the facts that matter, and what can be done. */
export function RecordHeader({ resource, additions, record, up, actions }: RecordHeaderProps): JSX.Element {
  const words = useWords();
  const { State, Facts } = additions.head ?? {};
  return (
    <PageHeader
      title={titleOf(words, resource, record)}
      actions={actions}
      {...(State === undefined || record === null
        ? {}
        : {
            count: (
              <Suspense>
                <State record={record} />
              </Suspense>
            ),
          })}
      {...(Facts === undefined || record === null
        ? {}
        : {
            description: (
              <Suspense>
                <Facts record={record} />
              </Suspense>
            ),
          })}
      {...(resource.singleton === true ? {} : { above: <WayUp to={up} label={words.labelsOf(resource).page} /> })}
    />
  );
}

function titleOf(words: Words, resource: AnyResource, record: Row | null): string {
  const { noun, page } = words.labelsOf(resource);
  if (resource.singleton === true) return page;
  return record === null ? words.grammar.createTitle(noun) : representationOf(words, resource, record);
}

function WayUp({ to, label }: { readonly to: string; readonly label: string }): JSX.Element {
  return (
    <Link className="record__up" to={to}>
      <Icon name="chevronLeft" size={16} />
      {label}
    </Link>
  );
}

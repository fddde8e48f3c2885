import { type JSX, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import type { Row } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { useHeading, useRecordName } from '../record-context/record-name.ts';
import { RecordFacts, RecordState } from './record-facts.tsx';

type RecordHeaderProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly record: Row | null;
  /** Address of the list that the record belongs to. */
  readonly up: string;
  readonly actions: ReactNode;
};

/** The head of a record's page: the name that people know it by, its state, the facts that matter, and what can be done. */
export function RecordHeader(props: RecordHeaderProps): JSX.Element {
  const { resource, record, up, actions } = props;
  const words = useWords();
  const { noun, page } = words.labelsOf(resource);
  const above = { above: <WayUp to={up} label={page} /> };
  if (resource.singleton === true) return <PageHeader title={page} actions={actions} />;
  if (record === null) return <PageHeader title={words.grammar.createTitle(noun)} actions={actions} {...above} />;
  return <Head {...props} {...above} record={record} />;
}

type HeadProps = RecordHeaderProps & { readonly record: Row; readonly above: ReactNode };

function Head({ resource, additions, record, actions, above }: HeadProps): JSX.Element {
  const Line = additions.head?.Line;
  return (
    <>
      <PageHeader
        title={useHeading({ resource, additions }, record)}
        count={<RecordState {...{ resource, additions, record }} />}
        actions={actions}
        above={above}
        {...(Line === undefined
          ? {}
          : {
              description: (
                <Suspense>
                  <Line record={record} />
                </Suspense>
              ),
            })}
      />
      <FullTitle {...{ resource, additions, record }} />
      <RecordFacts {...{ resource, additions, record }} />
    </>
  );
}

/** The window is named by what distinguishes the record from all others: after the heading, which names it shortly. */
function FullTitle({ resource, additions, record }: Pick<HeadProps, 'resource' | 'additions' | 'record'>): null {
  useDocumentTitle(useRecordName({ resource, additions }, record));
  return null;
}

function WayUp({ to, label }: { readonly to: string; readonly label: string }): JSX.Element {
  return (
    <Link className="record__up" to={to}>
      <Icon name="chevronLeft" size={16} />
      {label}
    </Link>
  );
}

import { ResourceContextProvider } from 'ra-core';
import { type ComponentType, type JSX, Suspense } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { prefixOf, recordPageOf } from '../../../contract/derive/addresses.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { EmptyScreen } from '../../ui/page/empty-screen.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import type { EntityPageProps, LoadAdditions } from '../core/additions/additions.ts';
import { Gate } from '../core/gate.tsx';
import { useWords } from '../core/words.ts';
import { RecordPartsContext } from '../record/frame/record-parts.ts';
import { RecordShow } from '../record/frame/record-show.tsx';
import { useRecord } from '../record/record-context/use-record.ts';
import { recordPartsOf } from './own-parts.tsx';

const EntityForm = lazyPart(async () => (await import('../record/entity-form.tsx')).EntityForm);

/** A singleton has one row. */
const onlyId = 1;

/** The page of one record. What its tabs hold of other entities comes with what these add. */
export function recordPageWith(additionsOf: LoadAdditions): ComponentType<EntityPageProps> {
  const parts = recordPartsOf(additionsOf);
  return (props) => (
    <RecordPartsContext value={parts}>
      <RecordPage {...props} />
    </RecordPartsContext>
  );
}

/** One record: its form for those who may write it, its values for others. */
function RecordPage({ resource, additions }: EntityPageProps): JSX.Element {
  const { id } = useParams();
  const asked = resource.singleton === true ? onlyId : Number(id);
  return (
    <ResourceContextProvider value={prefixOf(resource)}>
      <Gate resource={resource} action="show">
        <RecordScreen key={asked} resource={resource} additions={additions} id={asked} />
      </Gate>
    </ResourceContextProvider>
  );
}

function RecordScreen({ resource, additions, id }: EntityPageProps & { readonly id: number }): JSX.Element {
  const { form } = useWords();
  const found = useRecord({ resource, additions, id });
  const { pathname, search } = useLocation();
  if (found.is === 'missing') return <Missing resource={resource} />;
  if (found.is === 'failed') return <Failed {...{ resource }} message={found.message} onRetry={found.retry} />;
  if (found.is === 'loading') return <SkeletonScreen label={form.loading} />;
  const { record, isGone, readOnly } = found;
  const page = recordPageOf(resource, record);
  // A record has one address, whichever led here.
  if (resource.singleton !== true && pathname !== page && !pathname.startsWith(`${page}/`))
    return <Navigate replace to={`${page}${search}`} />;
  if (readOnly !== undefined) return <RecordShow {...{ resource, additions, record, isGone, readOnly }} />;
  return (
    <Suspense fallback={<SkeletonScreen label={form.loading} />}>
      <EntityForm {...{ resource, additions, record, isGone }} />
    </Suspense>
  );
}

function Missing({ resource }: Pick<EntityPageProps, 'resource'>): JSX.Element {
  const { form, grammar, labelsOf } = useWords();
  const { noun, page } = labelsOf(resource);
  return (
    <EmptyScreen
      heading={page}
      icon="search"
      title={grammar.missing(noun)}
      actions={
        <Link className={buttonClass('primary')} to={resource.page}>
          {form.back}
        </Link>
      }
    >
      {form.missingHelp}
    </EmptyScreen>
  );
}

type FailedProps = Pick<EntityPageProps, 'resource'> & { readonly message: string; readonly onRetry: () => void };

function Failed({ resource, message, onRetry }: FailedProps): JSX.Element {
  const { form, labelsOf } = useWords();
  return (
    <>
      <PageHeader title={labelsOf(resource).page} />
      <Panel padded={false}>
        <div role="alert">
          <EmptyState
            icon="alert"
            title={form.failed}
            actions={
              <Button tone="primary" icon="refresh" onClick={onRetry}>
                {form.retry}
              </Button>
            }
          >
            {message}
          </EmptyState>
        </div>
      </Panel>
    </>
  );
}

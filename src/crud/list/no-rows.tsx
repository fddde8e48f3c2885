import { type JSX, type ReactNode, Suspense } from 'react';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import type { Additions } from '../core/additions/additions.ts';
import { useWords } from '../core/words.ts';
import { findListPeriod, keptWhenCleared } from './state/list-time.ts';
import { useAskedFilters } from './state/use-asked-filters.ts';
import type { RecordList } from './state/use-record-list.ts';

const EmptyPeriod = lazyPart(async () => (await import('./time/empty-period.tsx')).EmptyPeriod);

type NoRowsProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly list: RecordList;
  readonly isTrash: boolean;
  readonly createLink: ReactNode;
};

/** Says that the rows could not be read, with a way to try again. */
export function FailedRows({ resource, list: { controller } }: Pick<NoRowsProps, 'resource' | 'list'>): JSX.Element {
  const { list } = useWords();
  const actions = (
    <>
      <Button tone="primary" icon="refresh" busy={controller.isFetching === true} onClick={() => controller.refetch()}>
        {list.retry}
      </Button>
      <ShowWhole resource={resource} controller={controller} />
    </>
  );
  return (
    <div role="alert">
      <EmptyState icon="alert" title={list.failed} actions={actions}>
        {controller.error?.message}
      </EmptyState>
    </div>
  );
}

/** What to do when there are no rows: search elsewhere, clear the filters, or make the first one. */
export function NoRows({ resource, additions, list, createLink, isTrash }: NoRowsProps): JSX.Element {
  const words = useWords();
  const period = findListPeriod(resource, list.filters);
  if (period !== undefined) {
    return (
      <Suspense>
        <EmptyPeriod {...{ resource, additions, list, period }} />
      </Suspense>
    );
  }
  if (Object.keys(list.filters).length > 0) {
    return (
      <EmptyState icon="search" title={words.list.noMatch} actions={<ClearFilters {...{ resource, list }} />}>
        {words.list.noMatchHelp}
      </EmptyState>
    );
  }
  if (isTrash) {
    return (
      <EmptyState icon="trash" title={words.bulk.trash.empty}>
        {words.bulk.trash.emptyHelp}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={additions.icon ?? 'list'} title={words.list.none} actions={createLink}>
      {words.labelsOf(resource).empty}
    </EmptyState>
  );
}

/** Clears the filters or what was typed into the search, each by its own button. */
function ClearFilters({ resource, list }: Pick<NoRowsProps, 'resource' | 'list'>): JSX.Element {
  const words = useWords();
  const [filters, ask] = useAskedFilters(resource, list);
  const kept = keptWhenCleared(resource, filters);
  const { q, ...unsought } = filters;
  return (
    <>
      {Object.keys(kept).length === Object.keys(filters).length ? null : (
        <Button onClick={() => ask(kept)}>{words.list.clearFilters}</Button>
      )}
      {q === undefined ? null : <Button onClick={() => ask(unsought)}>{words.list.clearSought}</Button>}
    </>
  );
}

type ShowWholeProps = Pick<RecordList, 'controller'> & { readonly resource: AnyResource };

/** A way out of an address that asks for what the API does not know: no filters and the declared order. */
function ShowWhole({ resource, controller }: ShowWholeProps): JSX.Element | null {
  const { list } = useWords();
  const [field, order] = resource.list.sort;
  const isWhole = Object.keys(controller.filterValues ?? {}).length === 0 && controller.sort.field === field && controller.page === 1;
  if (isWhole) return null;
  return (
    <Button
      onClick={() => {
        controller.setFilters({}, {});
        controller.setSort({ field, order: order === 'desc' ? 'DESC' : 'ASC' });
      }}
    >
      {list.showWhole}
    </Button>
  );
}

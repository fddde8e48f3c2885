import { type JSX, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Dashboard } from '../../../contract/operations/dashboard.ts';
import { wallTimeAt } from '../../../contract/rules/prague-time.ts';
import { useFromClock } from '../../crud/vocabulary/clock.ts';
import { allows, mayEnter } from '../../providers/rights/rights.ts';
import { useRights } from '../../providers/rights/use-rights.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { useWall } from '../../ui/wall/use-wall.ts';
import { LostNotice } from '../../watching/lost-notice.tsx';
import { useDashboard } from './dashboard-query.ts';
import { DashboardWall } from './dashboard-wall.tsx';
import { filterStores, groupStores, type StoreFilter, statesByClock } from './group-stores.ts';
import { HomeFilter } from './home-filter.tsx';
import { LicenceWarnings } from './licence-warnings.tsx';
import { StoreGrid } from './store-grid.tsx';
import { SystemWarnings } from './system-warnings.tsx';
import { UnusualWaits } from './unusual-waits.tsx';

/** Until the answer is there. */
const noStores: Dashboard['stores'] = [];
const nothingWatched: Dashboard['limits'] = { unusual_times: 1, unusual_minutes: 0, long_wait_minutes: null, many_waiting: null };

/** `/` of whoever may see stores: how each of them stands, moving by itself. */
export function StoreDashboard(): JSX.Element {
  const { home: words, screens } = useConsoleWords();
  const rights = useRights();
  const day = useFromClock(dayAt);
  const hour = useFromClock((now) => wallTimeAt(now).hour);
  const { data, isPending, isError, error, refetch } = useDashboard(day);
  const [params, setParams] = useSearchParams();
  const { isWall, enter, leave } = useWall();
  const filter = filterIn(params);
  const { text, region } = filter;
  const all = data?.stores ?? noStores;
  const stores = useMemo(() => filterStores(all, { text, region }), [all, text, region]);
  const limits = data?.limits ?? nothingWatched;
  const states = useFromClock(useMemo(() => statesByClock(stores, limits), [stores, limits]));
  const groups = useMemo(() => groupStores(stores, states), [stores, states]);
  const change = (next: StoreFilter): void => setParams((before) => withFilter(before, next), { replace: true });
  if (isPending) return <SkeletonScreen label={words.loading} />;
  const actions =
    all.length === 0 ? undefined : (
      <Button icon="expand" onClick={enter}>
        {words.wall}
      </Button>
    );
  const system = isWall || !mayEnter(rights, 'superAdministrator') ? null : <SystemWarnings />;
  const header = <PageHeader title={screens.home} count={data === undefined ? '' : words.stores(all.length)} actions={actions} />;
  if (isError && data === undefined) {
    return (
      <>
        {header}
        <Panel padded={false}>
          <EmptyState icon="alert" title={words.failed} actions={<Button onClick={() => refetch()}>{words.retry}</Button>}>
            {error.message}
          </EmptyState>
        </Panel>
      </>
    );
  }
  if (all.length === 0) {
    return (
      <>
        {header}
        {system}
        <Panel padded={false}>
          <EmptyState icon="building" title={words.empty} actions={allows(rights, 'stores', 'create') ? <CreateLink /> : undefined}>
            {words.emptyText}
          </EmptyState>
        </Panel>
      </>
    );
  }
  return (
    <div className="home">
      {header}
      {all.length < 2 ? null : <HomeFilter filter={filter} regions={data?.regions ?? []} onChange={change} />}
      <LostNotice isUnread={isError} />
      {system}
      {isWall || !allows(rights, 'licences', 'list') ? null : <LicenceWarnings day={day} />}
      {isWall || data === undefined ? null : <UnusualWaits {...{ stores, limits }} />}
      {isWall ? <DashboardWall groups={groups} limits={limits} isUnread={isError} onLeave={leave} /> : null}
      {isWall ? null : stores.length === 0 ? (
        <Panel padded={false}>
          <EmptyState
            icon="search"
            title={words.noneFound}
            actions={<Button onClick={() => change({ text: '', region: null })}>{words.clearFilter}</Button>}
          />
        </Panel>
      ) : (
        <StoreGrid groups={groups} {...{ hour, limits }} />
      )}
    </div>
  );
}

function CreateLink(): JSX.Element {
  const { home: words } = useConsoleWords();
  return (
    <Link to="/stores/create-store" className={buttonClass('primary')}>
      {words.create}
    </Link>
  );
}

function dayAt(now: Date): string {
  const { year, month, day } = wallTimeAt(now);
  return `${year}-${month}-${day}`;
}

function filterIn(params: URLSearchParams): StoreFilter {
  const region = Number(params.get('region') ?? 'none');
  return { text: params.get('q') ?? '', region: Number.isSafeInteger(region) && region > 0 ? region : null };
}

function withFilter(params: URLSearchParams, { text, region }: StoreFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of [
    ['q', text],
    ['region', String(region ?? '')],
  ] as const) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

import { type JSX, Suspense, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Dashboard } from '../../../contract/operations/dashboard.ts';
import { wallTimeAt } from '../../../contract/rules/time/prague-time.ts';
import { useDashboard } from '../../branch-status/all-stores/dashboard-query.ts';
import { useHomeWords } from '../../branch-status/all-stores/home-words.ts';
import { expectedOrdersAddress } from '../../branch-status/booking/orders-address.ts';
import { LiveMark, LostNotice } from '../../branch-status/live-mark.tsx';
import { useOfChosenStore } from '../../crud/core/chosen-store.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { formatInstant } from '../../crud/core/format.ts';
import { allows, mayEnter, useRights } from '../../providers/rights.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { UnreadPanel } from '../../ui/page/loaded-screen.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { useWall } from '../../ui/wall/use-wall.ts';
import { DashboardWall } from './dashboard-wall.tsx';
import { HomeStores } from './home-stores.tsx';
import { filterStores, groupStores, statesByClock } from './selection/group-stores.ts';
import { type HomeAddress, parseHomeAddress, withHomeAddress } from './selection/home-address.ts';
import { HomeFilter } from './selection/home-filter.tsx';
import { LicenceNotices, WarningNotices } from './summary-bar/home-notices.tsx';
import { StateSummary } from './summary-bar/state-summary.tsx';
import { WaitRules } from './summary-bar/wait-rules.tsx';

const NearlyFullNotice = lazyPart(async () => (await import('./summary-bar/nearly-full-notice.tsx')).NearlyFullNotice);
const SystemWarnings = lazyPart(async () => (await import('./summary-bar/system-warnings.tsx')).SystemWarnings);

/** From so many stores on they are searched and narrowed by region: fewer are seen at once. */
const manyStores = 25;
/** Until the answer is there. */
const noStores: Dashboard['stores'] = [];
const nothingWatched: Dashboard['limits'] = { unusual_times: 1, unusual_minutes: 0, long_wait_minutes: null, many_waiting: null };

/** `/` of anyone who may see stores: the state of each of them, moving on its own. */
export function StoreDashboard(): JSX.Element {
  const words = useHomeWords();
  const { screens } = useConsoleWords();
  const rights = useRights();
  const day = useFromClock(dayAt);
  const hour = useFromClock((now) => wallTimeAt(now).hour);
  const { data, isPending, isError, error, refetch } = useDashboard(day);
  const moment = useFromClock((now) => formatInstant(now.toISOString()));
  const [params, setParams] = useSearchParams();
  const { isWall, enter, leave } = useWall();
  const address = parseHomeAddress(params);
  const { text, region, state, sort, isWhole } = address;
  const all = useOfChosenStore(data?.stores ?? noStores);
  const stores = useMemo(() => filterStores(all, { text, region }), [all, text, region]);
  const limits = data?.limits ?? nothingWatched;
  const states = useFromClock(useMemo(() => statesByClock(stores, limits), [stores, limits]));
  const groups = useMemo(() => groupStores(stores, states), [stores, states]);
  const shown = state === null ? groups : groups.filter((group) => group.state === state);
  const change = (next: Partial<HomeAddress>): void =>
    setParams((before) => withHomeAddress(before, { ...address, ...next }), { replace: true });
  if (isPending) return <SkeletonScreen label={words.loading} />;
  const actions =
    all.length === 0 ? undefined : (
      <>
        {all.length < manyStores && text === '' && region === null ? null : (
          <HomeFilter filter={{ text, region }} regions={data?.regions ?? []} onChange={change} />
        )}
        <Button icon="display" onClick={enter}>
          {words.wall}
        </Button>
      </>
    );
  const system =
    isWall || !mayEnter(rights, 'superAdministrator') ? null : (
      <Suspense fallback={null}>
        <SystemWarnings />
      </Suspense>
    );
  const notices = (
    <>
      {moment} <LiveMark />
    </>
  );
  const header = <PageHeader title={screens.home} count={data === undefined ? '' : notices} actions={actions} />;
  if (isError && data === undefined) {
    return (
      <>
        {header}
        <UnreadPanel words={words} error={error} onRetry={() => refetch()} />
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
      <LostNotice isUnread={isError} />
      {isWall ? <DashboardWall groups={groups} limits={limits} isUnread={isError} onLeave={leave} /> : null}
      {isWall || data === undefined ? null : (
        <>
          <div className="home__summary-bar">
            <StateSummary
              groups={groups}
              chosen={state}
              onChoose={(chosen) => change({ state: chosen })}
              orders={allows(rights, 'orders', 'list') ? expectedOrdersAddress(stores, data.stores) : undefined}
            />
            {allows(rights, 'licences', 'list') ? <LicenceNotices day={day} stores={all} /> : null}
            <WarningNotices {...{ stores, limits }} />
            {allows(rights, 'orders', 'list') ? (
              <Suspense fallback={null}>
                <NearlyFullNotice day={day} stores={all} />
              </Suspense>
            ) : null}
          </div>
          {system}
          {shown.length === 0 ? (
            <Panel padded={false}>
              <EmptyState
                icon="search"
                title={words.noneFound}
                actions={<Button onClick={() => change({ text: '', region: null, state: null })}>{words.clearFilter}</Button>}
              />
            </Panel>
          ) : (
            <HomeStores groups={shown} {...{ hour, limits, sort, isWhole }} onChange={change} />
          )}
          <WaitRules {...{ stores, limits }} />
        </>
      )}
    </div>
  );
}

function CreateLink(): JSX.Element {
  const words = useHomeWords();
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

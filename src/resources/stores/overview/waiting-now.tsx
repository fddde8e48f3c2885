import { useGetList } from 'ra-core';
import { type JSX, useId } from 'react';
import { Link } from 'react-router';
import { paging } from '../../../../contract/basics/limits.ts';
import { prefixOf, recordPageOf } from '../../../../contract/derive/addresses.ts';
import type { MonitoredStore } from '../../../../contract/operations/monitoring.ts';
import { desks } from '../../../../contract/resources/stores/desks.ts';
import { services } from '../../../../contract/resources/stores/services.ts';
import { useBranchOverviewWords } from '../../../branch-status/all-stores/overview-words.ts';
import { formatMinutes } from '../../../branch-status/format-duration.ts';
import { type Known, useKnown } from '../../../branch-status/reported-value.tsx';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { idOf, isRow, type Row, textOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { openDesksOf } from './open-desks.ts';

/** This many services fit whole; of more, those that no one waits for are only counted. */
const mostRows = 10;
const whole = { page: 1, perPage: paging.maximalSize };

type Line = { readonly id: number; readonly name: string; readonly waiting: number; readonly since: string | null };

/** Who waits for what, how long, and which desks serve it; of a silent branch who waited when it last reported. */
export function WaitingNow({ store }: { readonly store: MonitoredStore }): JSX.Element {
  const words = useBranchOverviewWords();
  const id = useId();
  const known = useKnown(store);
  const mayList = useMay(services, 'list');
  const query = { filter: { store_id: store.id }, pagination: whole, sort: { field: 'name', order: 'ASC' } } as const;
  const all = useGetList(prefixOf(services), query, { enabled: mayList, retry: false });
  const ofDesks = useGetList(prefixOf(desks), { ...query, sort: { field: 'number', order: 'ASC' } }, { enabled: mayList, retry: false });
  const isNow = known.freshness === 'now';
  const waiting = store.services.map(({ id: service, name, waiting: count, waiting_since: since }): Line => {
    return { id: service, name, waiting: count, since: isNow ? since : null };
  });
  const others = rowsIn(all.data)
    .filter((row) => row['show_in_current_overviews'] !== false && !waiting.some((line) => line.id === idOf(row)))
    .map((row): Line => ({ id: idOf(row), name: textOf(row['name']), waiting: 0, since: null }));
  const lines = waiting.length + others.length <= mostRows ? [...waiting, ...others] : waiting;
  const left = waiting.length + others.length - lines.length;
  const isKnown = isNow || known.freshness === 'earlier_today';
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{isNow ? words.waitingNow : words.waitedLast}</h2>
      <Panel padded={false}>
        {isKnown && lines.length > 0 ? <Lines {...{ lines, known, id }} desks={rowsIn(ofDesks.data)} /> : null}
        {isKnown && lines.length === 0 ? <p className="overview__empty">{isNow ? words.nobody : words.nobodyThen}</p> : null}
        {isKnown ? null : <p className="overview__empty last-reported">{words.notKnown}</p>}
        {isNow && left > 0 ? <p className="overview__empty quiet">{words.others(left)}</p> : null}
      </Panel>
    </section>
  );
}

type LinesProps = { readonly lines: readonly Line[]; readonly desks: readonly Row[]; readonly known: Known; readonly id: string };

function Lines({ lines, desks: all, known, id }: LinesProps): JSX.Element {
  const words = useBranchOverviewWords();
  const isNow = known.freshness === 'now';
  const quiet = isNow ? undefined : 'last-reported';
  return (
    <table className="waiting-now" aria-labelledby={id}>
      <thead>
        <tr>
          <th scope="col">{words.service}</th>
          <th scope="col">{isNow ? words.waits : words.waited}</th>
          {isNow ? <th scope="col">{words.longest}</th> : null}
          <th scope="col">{words.desks}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <Link to={recordPageOf(services, { id: line.id })}>{line.name}</Link>
            </th>
            <td className={quiet}>{line.waiting}</td>
            {isNow ? <td>{line.since === null ? '–' : <Since at={line.since} />}</td> : null}
            <td className={quiet}>{openDesksOf(all, line.id) || <span className="quiet">{words.noDesk}</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Moves on its own, by whole minutes. */
function Since({ at }: { readonly at: string }): JSX.Element {
  const { monitoring } = useWords();
  const minutes = useFromClock((now) => Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 60_000)));
  return <>{formatMinutes(monitoring, minutes)}</>;
}

function rowsIn(data: readonly unknown[] | undefined): readonly Row[] {
  return (data ?? []).filter(isRow);
}

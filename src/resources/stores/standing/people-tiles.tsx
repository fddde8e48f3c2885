import type { JSX } from 'react';
import type { StoreStanding } from '../../../../contract/operations/store-standing.ts';
import { useFromClock } from '../../../crud/vocabulary/clock.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { formatMinutes } from '../../../watching/format-minutes.ts';
import { ReserveServices } from '../../../watching/reserve-services.tsx';
import { Told } from '../../../watching/told.tsx';
import { useKnown } from '../../../watching/use-known.ts';
import { Tile } from './tile.tsx';

/** Who waits now, at how many desks they are served, and how many came today; orders of today the central knows by itself. */
export function PeopleTiles({ monitored, figures }: StoreStanding): JSX.Element {
  const { standing, monitoring } = useWords();
  const { services, reserves, desks } = monitored;
  const count = services.reduce((sum, { waiting }) => sum + waiting, 0);
  const [first] = services;
  const { today, usual } = figures;
  const known = useKnown(monitored);
  const isNow = known.knowledge === 'now';
  const people = isNow
    ? count === 0
      ? standing.nobody
      : standing.peopleCount(count)
    : count === 0
      ? monitoring.nobodyWaited
      : monitoring.waited(count);
  return (
    <>
      <Tile title={standing.people}>
        <p className="tile__main">
          <Told known={known} isOfDay>
            {people}
          </Told>
        </p>
        {first === undefined || !isNow ? null : (
          <p>
            <Longest since={first.waiting_since} />, {first.name}
          </p>
        )}
      </Tile>
      <Tile title={standing.openDesks}>
        <p className="tile__main">
          <Told known={known}>{monitoring.outOf(desks.open, desks.count)}</Told>
        </p>
      </Tile>
      {reserves.length === 0 ? null : (
        <Tile title={monitoring.reserves}>
          <ReserveServices reserves={reserves} />
        </Tile>
      )}
      <Tile title={standing.today}>
        <p className="tile__main">
          <Told known={known} isOfDay>
            {standing.tickets(today.tickets)}
          </Told>
        </p>
        {isNow || known.knowledge === 'earlier_today' ? (
          <p>
            <span className={isNow ? undefined : 'told-then'}>{standing.served(today.served)}</span>, {standing.ordered(today.ordered)}
          </p>
        ) : (
          <p>{standing.ordered(today.ordered)}</p>
        )}
        {usual.days === 0 ? null : <p>{standing.usual(Math.round(usual.until_now))}</p>}
      </Tile>
    </>
  );
}

/** Moves by itself, by whole minutes. */
function Longest({ since }: { readonly since: string }): JSX.Element {
  const { standing, monitoring } = useWords();
  const minutes = useFromClock((now) => Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000)));
  return <>{standing.longest(formatMinutes(monitoring, minutes))}</>;
}

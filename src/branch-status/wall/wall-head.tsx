import { type JSX, useContext } from 'react';
import type { StoreState } from '../../../contract/rules/branch-status/store-state.ts';
import { formatInstant } from '../../../contract/rules/time/shown-time.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { useWords } from '../../crud/core/words.ts';
import { FollowingContext } from '../following.ts';
import { StateMark } from '../state-mark.tsx';
import { stateOrder, toneOfState } from '../state-order.ts';

/** The time on a wall, in hours and minutes. */
export function useWallClock(): string {
  return useFromClock((now) => formatInstant(now.toISOString()).slice(-5));
}

/** What day it is and whether what is shown is live; with many tiles also what their two figures are. */
export function WallSide({ isMany }: { readonly isMany: boolean }): JSX.Element {
  const { monitoring: words } = useWords();
  const isFollowing = useContext(FollowingContext);
  const day = useFromClock((now) => formatInstant(now.toISOString()).slice(0, 10));
  return (
    <>
      <span>
        {day} {isFollowing ? words.live : words.notLive}
      </span>
      {isMany ? <span>{words.twoFigures}</span> : null}
    </>
  );
}

/** How many are in which state, what needs someone in its colour. */
export function WallSummary({ counts }: { readonly counts: Readonly<Partial<Record<StoreState, number>>> }): JSX.Element {
  const { monitoring: words } = useWords();
  return (
    <ul className="wall__summary" aria-label={words.byState}>
      {stateOrder.map((state) =>
        (counts[state] ?? 0) === 0 ? null : (
          <li key={state} className={`wall__summary--${toneOfState[state]}`}>
            <strong>{counts[state]}</strong> <StateMark state={state} />
          </li>
        ),
      )}
    </ul>
  );
}

import type { JSX } from 'react';
import { type Watched, type WatchLimits, waitTroubles } from '../../../../contract/rules/watching/troubles.ts';
import { Status } from '../../../ui/page/status.tsx';
import { useTroubles } from '../../../watching/use-troubles.ts';
import '../../../watching/watching.css';

type WaitMarksProps = { readonly watched: Watched; readonly limits: WatchLimits };

/** Why those who wait at a store need someone, each reason a mark; nothing where all is well. */
export function WaitMarks({ watched, limits }: WaitMarksProps): JSX.Element | null {
  const said = useTroubles(watched, limits, waitTroubles);
  if (said.length === 0) return null;
  return (
    <ul className="wait-marks">
      {said.map((text) => (
        <li key={text}>
          <Status tone="warning">{text}</Status>
        </li>
      ))}
    </ul>
  );
}

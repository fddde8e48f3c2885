import type { JSX } from 'react';
import { type Watched, type WatchLimits, waitWarnings } from '../../../../contract/rules/branch-status/store-warnings.ts';
import { useStoreWarnings } from '../../../branch-status/use-store-warnings.ts';
import { Status } from '../../../ui/page/status.tsx';
import '../../../branch-status/branch-status.css';

type WaitMarksProps = { readonly watched: Watched; readonly limits: WatchLimits };

/** Why those who wait at a store need someone, each reason a mark; nothing where all is well. */
export function WaitMarks({ watched, limits }: WaitMarksProps): JSX.Element | null {
  const said = useStoreWarnings(watched, limits, waitWarnings);
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

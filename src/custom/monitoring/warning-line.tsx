import type { JSX, ReactNode } from 'react';
import { type BranchWarningWords, branchWarnings as czech } from '../../../contract/messages/cs/console/stores/branch-warnings.ts';
import { branchWarnings as english } from '../../../contract/messages/en/console/stores/branch-warnings.ts';
import { wordsHook } from '../../crud/core/words.ts';

/** Words of the warnings of a branch: no other screen uses them. */
export const useWarningWords = wordsHook<BranchWarningWords>(czech, english);

/** Where the outages of one store are listed. */
export function outageLogOf(storeId: number): string {
  return `/stores/outages?filter=${encodeURIComponent(JSON.stringify({ store_id: storeId }))}`;
}

type ConcernLineProps = {
  readonly text: string;
  /** What to do about it, where that is known. */
  readonly next?: string | undefined;
  /** The link to where it is done. */
  readonly action: ReactNode;
};

/** One thing that is wrong: what, what to do next, and the way there. */
export function WarningLine({ text, next, action }: ConcernLineProps): JSX.Element {
  return (
    <li className="concern">
      <div>
        <p>{text}</p>
        {next === undefined ? null : <p className="quiet">{next}</p>}
      </div>
      {action}
    </li>
  );
}

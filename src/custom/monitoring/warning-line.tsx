import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router';
import { capitalise } from '../../../contract/messages/basics/grammar.ts';
import { type BranchWarningWords, branchWarnings as czech } from '../../../contract/messages/cs/console/stores/branch-warnings.ts';
import { branchWarnings as english } from '../../../contract/messages/en/console/stores/branch-warnings.ts';
import type { MonitoredStore } from '../../../contract/operations/monitoring.ts';
import type { StoreWarning } from '../../../contract/rules/branch-status/store-warnings.ts';
import { formatMinutes } from '../../branch-status/format-duration.ts';
import { useWarningText } from '../../branch-status/store-warnings.ts';
import { wordsHook } from '../../crud/core/words.ts';
import { useMessages } from '../../providers/words/console-words.ts';

/** Words of the warnings of a branch: no other screen uses them. */
export const useWarningWords = wordsHook<BranchWarningWords>(czech, english);

/** Where the outages of one store are listed. */
export function outageLogOf(storeId: number): string {
  return `/stores/outages?filter=${encodeURIComponent(JSON.stringify({ store_id: storeId }))}`;
}

type WarningLineProps = {
  readonly text: string;
  /** What to do about it, where that is known. */
  readonly next?: string | undefined;
  /** The link to where it is done. */
  readonly action: ReactNode;
};

/** One thing that is wrong: what, what to do next, and the way there. */
export function WarningLine({ text, next, action }: WarningLineProps): JSX.Element {
  return (
    <li className="warning-line">
      <div>
        <p>{text}</p>
        {next === undefined ? null : <p className="quiet">{next}</p>}
      </div>
      {action}
    </li>
  );
}

type LongWaitProps = {
  readonly store: Pick<MonitoredStore, 'id' | 'services' | 'desks'>;
  readonly warnings: readonly StoreWarning[];
  readonly now: Date;
};

/** Who waits too long, and whether more desks can be opened. */
export function LongWaitLine({ store: { id, services, desks }, warnings, now }: LongWaitProps): JSX.Element {
  const { monitoring } = useMessages().console;
  const words = useWarningWords();
  const said = useWarningText();
  const [first] = services;
  const text = warnings.map((warning) =>
    warning.kind === 'long_wait' && first !== undefined
      ? words.longWait(first.name, formatMinutes(monitoring, Math.floor((now.getTime() - Date.parse(first.waiting_since)) / 60_000)))
      : said(warning),
  );
  const next = desks.open < desks.count ? words.openMore(desks.open, desks.count) : words.allOpen;
  return (
    <WarningLine
      text={`${capitalise(text.join(', '))}.`}
      next={desks.count === 0 ? undefined : next}
      action={<Link to={`/stores/${id}?tab=monitoring`}>{words.show.operation}</Link>}
    />
  );
}

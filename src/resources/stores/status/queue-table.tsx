import type { JSX } from 'react';
import type { WaitingService } from '../../../../contract/operations/monitoring.ts';
import { formatMinutes } from '../../../branch-status/format-minutes.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useWords } from '../../../crud/core/words.ts';

type QueueTableProps = { readonly services: readonly WaitingService[]; readonly labelledBy: string };

/** How many wait for what and how long the first of them has; the longest wait first. */
export function QueueTable({ services, labelledBy }: QueueTableProps): JSX.Element {
  const { standing: words } = useWords();
  return (
    <table className="standing-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{words.service}</th>
          <th scope="col">{words.waiting}</th>
          <th scope="col">{words.longestWait}</th>
        </tr>
      </thead>
      <tbody>
        {services.map(({ id, name, waiting, waiting_since }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td data-label={words.waiting}>{waiting}</td>
            <td data-label={words.longestWait}>
              <Since at={waiting_since} />
            </td>
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

import type { JSX, ReactNode } from 'react';
import { stateAt } from '../../../../contract/rules/branch-status/freshness.ts';
import { useMonitored } from '../../../branch-status/monitoring-query.ts';
import { whyText } from '../../../branch-status/silence-words.ts';
import { StateMark } from '../../../branch-status/store-state.tsx';
import { useFromClock } from '../../../crud/core/clock.ts';
import type { CellValue } from '../../../crud/core/field-props.ts';
import { idOf } from '../../../crud/core/row.ts';
import './communication.css';

/** How a store communicates; of one that does not, why and what to do next. */
export const communicationCell = (context: CellValue): ReactNode => <Communication {...context} />;

function Communication({ row, words }: CellValue): JSX.Element {
  const last = row['last_socket_communication_at'];
  const state = useFromClock((now) => stateAt({ last_socket_communication_at: typeof last === 'string' ? last : null }, now));
  // One request for all rows of a list. It names active stores alone: an inactive one is not expected to connect.
  const store = useMonitored(idOf(row), state !== 'communicating');
  const why = store === undefined ? undefined : whyText(words.monitoring, store, state);
  return (
    <span className="communication" title={why}>
      <StateMark state={state} />
      {why === undefined ? null : <span className="communication__why quiet">{why}</span>}
    </span>
  );
}

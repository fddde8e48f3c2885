import type { JSX } from 'react';
import type { RecordSlotProps } from '../../../crud/core/additions/slots.ts';
import { formatInstant } from '../../../crud/core/format.ts';
import { idOf, textOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { StatusGate } from '../status/store-status.tsx';
import { useBranchKeyWords } from './branch-key-words.ts';
import './shown-key.css';
import { isOnThisMachine } from './this-machine.ts';

/** What the branch connects with: the address that it dials, its code, and when its key was made. The key itself is never read back. */
export function KeyTab({ record }: RecordSlotProps): JSX.Element {
  const words = useBranchKeyWords();
  const { monitoring } = useWords();
  const { reason, next } = monitoring.silence.no_key;
  const made = textOf(record['key_made_at']);
  return (
    <StatusGate storeId={idOf(record)}>
      {({ socket_address: address }) => (
        <Panel>
          {made === '' ? (
            <Notice tone="warning">
              {reason} {next}
            </Notice>
          ) : null}
          <dl className="shown-key">
            <dt>{words.address}</dt>
            <dd>
              <code>{address}</code>
              {isOnThisMachine(address) ? <p className="quiet">{words.addressHere}</p> : null}
            </dd>
            <dt>{words.code}</dt>
            <dd>
              <code>{textOf(record['code'])}</code>
            </dd>
            <dt>{words.madeAt}</dt>
            <dd>{made === '' ? words.none : formatInstant(made)}</dd>
          </dl>
          <p className="quiet">{words.howTo}</p>
        </Panel>
      )}
    </StatusGate>
  );
}

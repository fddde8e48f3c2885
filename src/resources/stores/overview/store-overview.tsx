import type { JSX } from 'react';
import type { RecordSlotProps } from '../../../crud/core/additions/record-slots.ts';
import { idOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { StatusGate } from '../status/status-gate.tsx';
import { Attention } from './attention.tsx';
import { ContactSide } from './contact-side.tsx';
import { DevicesSide } from './devices-side.tsx';
import { HoursSide } from './hours-side.tsx';
import { LicenceAndBackup } from './licence-and-backup.tsx';
import './overview.css';
import { useBranchOverviewWords } from '../../../branch-status/all-stores/overview-words.ts';
import { Today } from './today.tsx';
import { WaitingNow } from './waiting-now.tsx';

/** Whether the branch runs today: what needs someone, how the day goes and who waits; next to it what it is asked for most. Live. */
export function StoreOverview({ record }: RecordSlotProps): JSX.Element {
  const overview = useBranchOverviewWords();
  const { standing: words } = useWords();
  const id = idOf(record);
  return (
    <StatusGate storeId={id}>
      {(standing) => (
        <div className="overview">
          <div className="overview__main">
            {record['active'] === false ? (
              <Notice tone="info" title={words.inactive}>
                {words.inactiveText}
              </Notice>
            ) : null}
            <Attention {...{ record, standing }} />
            <Today standing={standing} />
            <WaitingNow store={standing.monitored} />
          </div>
          <aside className="overview__side" aria-label={overview.side}>
            <Panel>
              <HoursSide storeId={id} />
              <DevicesSide standing={standing} />
              <ContactSide record={record} />
              <LicenceAndBackup store={standing.monitored} />
            </Panel>
          </aside>
        </div>
      )}
    </StatusGate>
  );
}

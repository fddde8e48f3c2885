import type { JSX } from 'react';
import type { StoreDevice, StoreStatus } from '../../../../contract/operations/store-status.ts';
import { useBranchOverviewWords } from '../../../branch-status/all-stores/overview-words.ts';
import { PlayedNames } from '../../../branch-status/playing/played-names.tsx';
import { ReportedValue } from '../../../branch-status/reported-value.tsx';
import { useKnown } from '../../../branch-status/use-known.ts';
import { useWords } from '../../../crud/core/words.ts';
import { tabAddress } from '../../../crud/record/record-context/tab-address.ts';
import { devicesTab } from '../parts/tab-names.ts';
import { SideLine, SidePart } from './side-part.tsx';

type DevicesSideProps = { readonly standing: Pick<StoreStatus, 'devices' | 'monitored'> };

/** How many devices of the branch work, and what its displays play. */
export function DevicesSide({ standing: { devices, monitored } }: DevicesSideProps): JSX.Element {
  const overview = useBranchOverviewWords();
  const { monitoring, standing } = useWords();
  const known = useKnown(monitored);
  const up = (kind: StoreDevice['kind']): JSX.Element => {
    const all = devices.filter((device) => device.kind === kind);
    const untold = all.filter(({ state }) => state === null).length;
    if (all.length === 0) return <span className="quiet">{overview.none}</span>;
    if (untold === all.length) return <span className="told-then">{monitoring.stateUnknown(all.length)}</span>;
    return (
      <ReportedValue known={known} unknown={monitoring.stateUnknown(all.length)}>
        {standing.devicesUp(all.filter(({ state }) => state === 'online').length, all.length)}
        {untold === 0 ? null : `, ${monitoring.untold(untold)}`}
      </ReportedValue>
    );
  };
  const { paper } = monitored.touch_screens;
  return (
    <SidePart title={overview.devices} more={{ to: tabAddress(`/stores/${monitored.id}`, devicesTab), label: overview.toDevices }}>
      <SideLine name={overview.kiosks}>
        {up('touch_screen')}
        {paper === 0 || known.knowledge !== 'now' ? null : <span className="side-part__trouble">, {monitoring.paper(paper)}</span>}
      </SideLine>
      <SideLine name={overview.displays}>{up('virtual_display')}</SideLine>
      <SideLine name={overview.plays}>
        <ReportedValue known={known}>
          <PlayedNames playlists={monitored.playlists} />
        </ReportedValue>
      </SideLine>
    </SidePart>
  );
}

import type { JSX } from 'react';
import type { StoreDevice, StoreStanding } from '../../../../contract/operations/store-standing.ts';
import { tabAddress } from '../../../crud/record/place/tab-address.ts';
import type { TabProps } from '../../../crud/vocabulary/additions.ts';
import { formatInstant } from '../../../crud/vocabulary/format.ts';
import { idOf } from '../../../crud/vocabulary/row.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { Told } from '../../../watching/told.tsx';
import { useKnown } from '../../../watching/use-known.ts';
import { DayTile } from './day-tile.tsx';
import { PeopleTiles } from './people-tiles.tsx';
import { PlaceTile } from './place-tile.tsx';
import { StandingGate } from './standing-gate.tsx';
import { StateTile } from './state-tile.tsx';
import { devicesTab } from './tab-names.ts';
import { Tile } from './tile.tsx';
import { TroubleTile } from './trouble-tile.tsx';
import { BackupTile, LicenceTile } from './upkeep-tiles.tsx';

/** One store at a glance, over its basic data. */
export function Glance({ record }: TabProps): JSX.Element {
  const { standing: words } = useWords();
  const id = idOf(record);
  return (
    <div className="glance">
      {record['active'] === false ? (
        <Notice tone="info" title={words.inactive}>
          {words.inactiveText}
        </Notice>
      ) : null}
      <StandingGate storeId={id}>
        {(standing) => (
          <dl className="tiles">
            <TroubleTile {...standing} />
            <StateTile store={standing.monitored} />
            <DayTile storeId={id} />
            <PeopleTiles {...standing} />
            <DevicesTile {...{ standing }} page={`/stores/${id}`} />
            <ChangesTile {...standing.monitored} />
            <LicenceTile storeId={id} />
            <BackupTile storeId={id} />
            <PlaceTile record={record} />
          </dl>
        )}
      </StandingGate>
      <h2 className="glance__details">{words.details}</h2>
    </div>
  );
}

type DevicesTileProps = { readonly standing: StoreStanding; readonly page: string };

function DevicesTile({ standing: { devices, monitored }, page }: DevicesTileProps): JSX.Element {
  const { standing: words, monitoring } = useWords();
  const known = useKnown(monitored);
  const up = (kind: StoreDevice['kind']): JSX.Element => {
    const all = devices.filter((device) => device.kind === kind);
    const untold = all.filter(({ state }) => state === null).length;
    if (all.length > 0 && untold === all.length) return <span className="told-then">{monitoring.stateUnknown(all.length)}</span>;
    return (
      <Told known={known} unknown={monitoring.stateUnknown(all.length)}>
        {words.devicesUp(all.filter(({ state }) => state === 'online').length, all.length)}
        {untold === 0 ? null : `, ${monitoring.untold(untold)}`}
      </Told>
    );
  };
  const { paper } = monitored.touch_screens;
  return (
    <Tile title={words.devices} more={{ to: tabAddress(page, devicesTab), label: words.toDevices }}>
      <p>
        {words.kiosks}: {up('touch_screen')}
      </p>
      {paper === 0 ? null : <p className={known.knowledge === 'now' ? 'tile__trouble' : 'told-then'}>{monitoring.paper(paper)}</p>}
      <p>
        {words.displays}: {up('virtual_display')}
      </p>
    </Tile>
  );
}

function ChangesTile({ id, changes }: StoreStanding['monitored']): JSX.Element {
  const { standing: words } = useWords();
  return (
    <Tile title={words.changes} more={{ to: tabAddress(`/stores/${id}`, 'waiting'), label: words.toChanges }}>
      <p className="tile__main">{changes.count === 0 ? words.noChanges : changes.count}</p>
      {changes.since === null ? null : <p>{words.changesSince(formatInstant(changes.since))}</p>}
    </Tile>
  );
}

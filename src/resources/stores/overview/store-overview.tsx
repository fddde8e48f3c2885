import { type JSX, Suspense } from 'react';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import type { RecordSlotProps } from '../../../crud/core/additions/slots.ts';
import { formatPhone } from '../../../crud/core/format.ts';
import { idOf, type Row, textOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { renderCell } from '../../../crud/fields/cells/cells.tsx';
import { tabAddress } from '../../../crud/record/record-context/tab-address.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { useMapTiles } from '../place/use-map-tiles.ts';
import { StatusGate } from '../status/store-status.tsx';
import { Attention } from './attention.tsx';
import '../place/place.css';
import type { StoreDevice, StoreStatus } from '../../../../contract/operations/store-status.ts';
import { useBranchOverviewWords } from '../../../branch-status/all-stores/overview-words.ts';
import { PlayedNames } from '../../../branch-status/played-names.tsx';
import { ReportedValue, useKnown } from '../../../branch-status/reported-value.tsx';
import { hoursText, officeHoursWords, shortDay, shortReason } from '../days/day-words.ts';
import { useOpening } from '../days/use-opening.ts';
import { devicesTab, hoursTab } from '../status/tab-names.ts';
import { LicenceAndBackup } from './licence-and-backup.tsx';
import { SideLine, SidePart } from './side-part.tsx';
import './overview.css';
import { Today } from './today.tsx';
import { WaitingNow } from './waiting-now.tsx';

const PlaceShown = lazyPart(async () => (await import('../place/place-shown.tsx')).PlaceShown);

/** Where the branch is and how to reach it, with a small map where the configuration names one. */
function ContactSide({ record }: { readonly record: Row }): JSX.Element {
  const words = useWords();
  const overview = useBranchOverviewWords();
  const { storeStatus } = words;
  const region = fieldOf(stores, 'region_id');
  const [phone, email] = [textOf(record['phone']), textOf(record['email'])];
  const address = addressOf(record);
  const value = { resource: stores, additions: {}, words, row: record, name: 'region_id', value: record['region_id'] };
  return (
    <SidePart title={overview.contact} more={{ to: tabAddress(`/stores/${idOf(record)}`, 'contact'), label: overview.toContact }}>
      <SideLine name={overview.address}>
        {address || <span className="quiet">{storeStatus.noAddress}</span>}
        <Place {...{ record, address }} />
      </SideLine>
      {phone === '' ? null : (
        <SideLine name={overview.phone}>
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </SideLine>
      )}
      {email === '' ? null : (
        <SideLine name={overview.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </SideLine>
      )}
      {region === undefined || typeof record['region_id'] !== 'number' ? null : (
        <SideLine name={overview.region}>{renderCell(region, value)}</SideLine>
      )}
      <SideLine name={overview.code}>{textOf(record['code'])}</SideLine>
    </SidePart>
  );
}

function Place({ record, address }: { readonly record: Row; readonly address: string }): JSX.Element | null {
  const { place } = officeHoursWords(useWords());
  const tiles = useMapTiles();
  const { latitude, longitude } = record;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  if (tiles === null) return <span className="quiet side-part__more">{place.position(latitude, longitude)}</span>;
  return (
    <Suspense fallback={<div className="place-shown" />}>
      {tiles === undefined ? <div className="place-shown" /> : <PlaceShown words={place} {...{ tiles, address, latitude, longitude }} />}
    </Suspense>
  );
}

function addressOf(record: Row): string {
  const town = [textOf(record['zip']), textOf(record['city'])].filter((text) => text !== '').join(' ');
  return [textOf(record['street']), town].filter((text) => text !== '').join(', ');
}

/** Whether the branch runs today: what needs someone, how the day goes and who waits; next to it what it is asked for most. Live. */
export function StoreOverview({ record }: RecordSlotProps): JSX.Element {
  const overview = useBranchOverviewWords();
  const { storeStatus: words } = useWords();
  const id = idOf(record);
  return (
    <StatusGate storeId={id}>
      {(storeStatus) => (
        <div className="overview">
          <div className="overview__main">
            {record['active'] === false ? (
              <Notice tone="info" title={words.inactive}>
                {words.inactiveText}
              </Notice>
            ) : null}
            <Attention {...{ record, storeStatus }} />
            <Today storeStatus={storeStatus} />
            <WaitingNow store={storeStatus.monitored} />
          </div>
          <aside className="overview__side" aria-label={overview.side}>
            <Panel>
              <HoursSide storeId={id} />
              <DevicesSide storeStatus={storeStatus} />
              <ContactSide record={record} />
              <LicenceAndBackup store={storeStatus.monitored} />
            </Panel>
          </aside>
        </div>
      )}
    </StatusGate>
  );
}

/** When the branch is open today, tomorrow, and on the next days that differ: the one that someone entered and the public holiday. */
function HoursSide({ storeId }: { readonly storeId: number }): JSX.Element {
  const words = useWords();
  const overview = useBranchOverviewWords();
  const { storeStatus } = words;
  const { day, today, tomorrow, exception, holiday, failed } = useOpening(storeId);
  const waits = failed === undefined ? '…' : storeStatus.unread;
  return (
    <SidePart title={overview.opening} more={{ to: tabAddress(`/stores/${storeId}`, hoursTab), label: overview.toHours }}>
      <SideLine name={overview.today}>
        <strong>{today === undefined ? waits : hoursText(words, today.intervals)}</strong>
      </SideLine>
      <SideLine name={overview.tomorrow}>{tomorrow === undefined ? waits : hoursText(words, tomorrow.intervals)}</SideLine>
      <SideLine name={overview.exception}>
        {exception === undefined
          ? today === undefined
            ? waits
            : overview.noException
          : `${shortDay(words, exception.day, day)} ${hoursText(words, exception.intervals)}, ${shortReason(words, exception)}`}
      </SideLine>
      {holiday === undefined ? null : (
        <SideLine name={overview.holiday}>
          {`${shortDay(words, holiday.day, day)} ${hoursText(words, holiday.intervals)}, ${shortReason(words, holiday)}`}
        </SideLine>
      )}
    </SidePart>
  );
}

type DevicesSideProps = { readonly storeStatus: Pick<StoreStatus, 'devices' | 'monitored'> };

/** How many devices of the branch work, and what its displays play. */
function DevicesSide({ storeStatus: { devices, monitored } }: DevicesSideProps): JSX.Element {
  const overview = useBranchOverviewWords();
  const { monitoring, storeStatus } = useWords();
  const known = useKnown(monitored);
  const up = (kind: StoreDevice['kind']): JSX.Element => {
    const all = devices.filter((device) => device.kind === kind);
    const unknown = all.filter(({ state }) => state === null).length;
    if (all.length === 0) return <span className="quiet">{overview.none}</span>;
    if (unknown === all.length) return <span className="last-reported">{monitoring.stateUnknown(all.length)}</span>;
    return (
      <ReportedValue known={known} unknown={monitoring.stateUnknown(all.length)}>
        {storeStatus.devicesUp(all.filter(({ state }) => state === 'online').length, all.length)}
        {unknown === 0 ? null : `, ${monitoring.someUnknown(unknown)}`}
      </ReportedValue>
    );
  };
  const { paper } = monitored.touch_screens;
  return (
    <SidePart title={overview.devices} more={{ to: tabAddress(`/stores/${monitored.id}`, devicesTab), label: overview.toDevices }}>
      <SideLine name={overview.kiosks}>
        {up('touch_screen')}
        {paper === 0 || known.freshness !== 'now' ? null : <span className="side-part__warning">, {monitoring.paper(paper)}</span>}
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

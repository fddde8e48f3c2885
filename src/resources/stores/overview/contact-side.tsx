import { type JSX, Suspense } from 'react';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { formatPhone } from '../../../crud/core/format.ts';
import { idOf, type Row, textOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { cellOf } from '../../../crud/fields/cells/cells.tsx';
import { tabAddress } from '../../../crud/record/record-context/tab-address.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { useMapTiles } from '../place/use-map-tiles.ts';
import '../place/place.css';
import { useBranchOverviewWords } from '../../../branch-status/all-stores/overview-words.ts';
import { officeHoursWords } from '../days/office-hours-words.ts';
import { SideLine, SidePart } from './side-part.tsx';

const PlaceShown = lazyPart(async () => (await import('../place/place-shown.tsx')).PlaceShown);

/** Where the branch is and how to reach it, with a small map where the configuration names one. */
export function ContactSide({ record }: { readonly record: Row }): JSX.Element {
  const words = useWords();
  const overview = useBranchOverviewWords();
  const { standing } = words;
  const region = fieldOf(stores, 'region_id');
  const [phone, email] = [textOf(record['phone']), textOf(record['email'])];
  const address = addressOf(record);
  const value = { resource: stores, additions: {}, words, row: record, name: 'region_id', value: record['region_id'] };
  return (
    <SidePart title={overview.contact} more={{ to: tabAddress(`/stores/${idOf(record)}`, 'contact'), label: overview.toContact }}>
      <SideLine name={overview.address}>
        {address || <span className="quiet">{standing.noAddress}</span>}
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
        <SideLine name={overview.region}>{cellOf(region, value)}</SideLine>
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

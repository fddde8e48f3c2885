import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import type { JSX } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { backups } from '../../../../contract/resources/stores/backups.ts';
import { licences } from '../../../../contract/resources/stores/licences.ts';
import { tabAddress } from '../../../crud/record/place/tab-address.ts';
import { useCalls } from '../../../crud/vocabulary/calls.ts';
import { formatDay, formatInstant } from '../../../crud/vocabulary/format.ts';
import { isRow, textOf } from '../../../crud/vocabulary/row.ts';
import { choiceLabel, useWords } from '../../../crud/vocabulary/words.ts';
import { Status, type Tone } from '../../../ui/page/status.tsx';
import { type Standing, standingIn } from '../keeping/standing.ts';
import { Tile } from './tile.tsx';

type OfStore = { readonly storeId: number };
const newest = { pagination: { page: 1, perPage: 1 }, sort: { field: 'created_at', order: 'DESC' } } as const;
const toneOf: Readonly<Record<Standing['state'], Tone>> = { none: 'neutral', valid: 'success', ending: 'warning', ended: 'danger' };

/** Until when the licence of the store holds. */
export function LicenceTile({ storeId }: OfStore): JSX.Element {
  const { standing, keeping } = useWords();
  const { ask } = useCalls();
  const { data, isError } = useQuery({
    queryKey: [prefixOf(licences), 'standing', storeId],
    queryFn: async () => standingIn(await ask('GET /stores/{id}/licence', { path: { id: storeId } })),
    retry: false,
  });
  return (
    <Tile title={standing.licence} more={{ to: tabAddress(`/stores/${storeId}`, 'licence'), label: standing.toLicence }}>
      {data === undefined ? (
        <p>{isError ? standing.unread : '…'}</p>
      ) : (
        <>
          <p>
            <Status tone={toneOf[data.state]}>{keeping.licence.states[data.state]}</Status>
          </p>
          {data.state === 'none' ? null : (
            <p>{data.validTo === null ? standing.licenceUnlimited : standing.licenceTo(formatDay(data.validTo))}</p>
          )}
          {data.state === 'ending' && data.daysLeft !== null ? <p>{standing.licenceLeft(data.daysLeft)}</p> : null}
        </>
      )}
    </Tile>
  );
}

/** When the store was backed up the last time, and what became of it. */
export function BackupTile({ storeId }: OfStore): JSX.Element {
  const words = useWords();
  const { standing } = words;
  const { data, isError } = useGetList(prefixOf(backups), { ...newest, filter: { store_id: storeId } }, { retry: false });
  const [last]: readonly unknown[] = data ?? [];
  return (
    <Tile title={standing.backup} more={{ to: tabAddress(`/stores/${storeId}`, 'backups'), label: standing.toBackups }}>
      {isRow(last) ? (
        <>
          <p>{formatInstant(textOf(last['created_at']))}</p>
          <p>
            {textOf(last['name'])}, {choiceLabel(words, backups, { name: 'status', value: textOf(last['status']) })}
          </p>
        </>
      ) : (
        <p>{isError ? standing.unread : data === undefined ? '…' : standing.noBackup}</p>
      )}
    </Tile>
  );
}

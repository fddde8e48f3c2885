import { useGetList } from 'ra-core';
import type { JSX } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { MonitoredStore } from '../../../../contract/operations/monitoring.ts';
import { backups } from '../../../../contract/resources/stores/backups.ts';
import { stateAt } from '../../../../contract/rules/branch-status/freshness.ts';
import { formatMoment } from '../../../../contract/rules/time/shown-time.ts';
import { Ago } from '../../../branch-status/ago.tsx';
import { useBranchOverviewWords } from '../../../branch-status/all-stores/overview-words.ts';
import { backupWords } from '../../../branch-status/backup-words.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { formatDay } from '../../../crud/core/format.ts';
import { isRow, textOf } from '../../../crud/core/row.ts';
import { choiceLabel, useWords } from '../../../crud/core/words.ts';
import { tabAddress } from '../../../crud/record/record-context/tab-address.ts';
import { useLicence } from '../backups-and-licences/use-licence.ts';
import { SideLine, SidePart } from './side-part.tsx';

const newest = { pagination: { page: 1, perPage: 1 }, sort: { field: 'created_at', order: 'DESC' } } as const;

/** Until when the branch is licensed, when it was backed up, and when it was received. */
export function LicenceAndBackup({ store }: { readonly store: MonitoredStore }): JSX.Element {
  const overview = useBranchOverviewWords();
  const { storeStatus } = useWords();
  const { id, last_socket_communication_at: last } = store;
  const isSilent = useFromClock((now) => (stateAt(store, now) === 'silent' ? 1 : 0)) === 1;
  return (
    <SidePart title={overview.administration} more={{ to: tabAddress(`/stores/${id}`, 'office'), label: overview.toKeeping }}>
      <SideLine name={overview.licence}>
        <Licence storeId={id} />
      </SideLine>
      <SideLine name={overview.backup}>
        <Backup storeId={id} />
      </SideLine>
      <SideLine name={overview.communication}>
        <span className={isSilent ? 'side-part__warning' : undefined}>{last === null ? storeStatus.never : <Ago at={last} />}</span>
      </SideLine>
    </SidePart>
  );
}

function Licence({ storeId }: { readonly storeId: number }): JSX.Element {
  const words = useWords();
  const { storeStatus } = words;
  const backupTexts = backupWords(words);
  const { data, isError } = useLicence(storeId);
  if (data === undefined) return <>{isError ? storeStatus.unread : '…'}</>;
  if (data.state === 'none' || data.state === 'ended') {
    return <span className={data.state === 'ended' ? 'side-part__warning' : undefined}>{backupTexts.licence.states[data.state]}</span>;
  }
  return <>{data.valid_to === null ? storeStatus.licenceUnlimited : storeStatus.licenceTo(formatDay(data.valid_to))}</>;
}

function Backup({ storeId }: { readonly storeId: number }): JSX.Element {
  const words = useWords();
  const { storeStatus } = words;
  const { data, isError } = useGetList(prefixOf(backups), { ...newest, filter: { store_id: storeId } }, { retry: false });
  const [last]: readonly unknown[] = data ?? [];
  const made = isRow(last) ? textOf(last['created_at']) : '';
  const moment = useFromClock((now) => (made === '' ? '' : formatMoment(made, now)));
  if (!isRow(last)) return <>{isError ? storeStatus.unread : data === undefined ? '…' : storeStatus.noBackup}</>;
  const status = textOf(last['status']);
  return (
    <>
      {moment}
      {status === 'complete' ? null : `, ${choiceLabel(words, backups, { name: 'status', value: status })}`}
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import type { JSX } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { backups } from '../../../../contract/resources/stores/backups.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import type { RecordSlotProps } from '../../../crud/core/additions/record-slots.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { idOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { ListTab } from '../../../crud/screens/list-tab.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { backupAdditions } from './backup-additions.tsx';
import { NewBackup } from './new-backup.tsx';
import './backups-and-licences.css';
import { backupWords } from '../../../branch-status/backup-words.ts';

/** Backups of a store: what is in them, a new one, and the list, each of which leads to what can be done with it. */
export function BackupsTab({ record }: RecordSlotProps): JSX.Element {
  const keeping = backupWords(useWords());
  const queries = useQueryClient();
  const mayMake = useMay(stores, 'edit');
  const id = idOf(record);
  return (
    <>
      <Panel>
        <p className="keeping__text">
          {keeping.backups.text} {keeping.backups.deleted}
        </p>
        {mayMake ? <NewBackup storeId={id} onChanged={() => void queries.invalidateQueries({ queryKey: [prefixOf(backups)] })} /> : null}
      </Panel>
      <ListTab resource={backups} additions={backupAdditions} within={{ name: 'store_id', id }} />
    </>
  );
}

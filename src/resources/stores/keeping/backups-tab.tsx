import { useQueryClient } from '@tanstack/react-query';
import type { JSX } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { backups } from '../../../../contract/resources/stores/backups.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { TabProps } from '../../additions.ts';
import { useMay } from '../../gate.tsx';
import { ListTab } from '../../record/list-tab.tsx';
import { idOf } from '../../row.ts';
import { useWords } from '../../words.ts';
import { backupAdditions } from './backup-additions.tsx';
import { NewBackup } from './new-backup.tsx';
import './keeping.css';

/** Backups of a store: what is in them, a new one, and the list, each of which leads to what can be done with it. */
export function BackupsTab({ record }: TabProps): JSX.Element {
  const { keeping } = useWords();
  const queries = useQueryClient();
  const mayMake = useMay(stores, 'edit');
  const id = idOf(record);
  return (
    <>
      <Panel>
        <p className="keeping__text">{keeping.backups.text}</p>
        {mayMake ? <NewBackup storeId={id} onChanged={() => void queries.invalidateQueries({ queryKey: [prefixOf(backups)] })} /> : null}
      </Panel>
      <ListTab resource={backups} additions={backupAdditions} within={{ name: 'store_id', id }} />
    </>
  );
}

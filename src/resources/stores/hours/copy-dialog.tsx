import { useQueryClient } from '@tanstack/react-query';
import type { JSX } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { idOf, type Row, textOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { CopyingDialog } from '../copying/copying-dialog.tsx';
import { useChangedHoursWords } from '../impact/changed-hours.ts';
import { type CopiedHours, CopiedStores } from './copied-stores.tsx';

type CopyDialogProps = { readonly plan: Row; readonly storeId: number; readonly onClose: () => void };

/** Copies a plan to other stores. */
export function CopyDialog({ plan, storeId, onClose }: CopyDialogProps): JSX.Element {
  const words = useWords();
  const said = useChangedHoursWords().copying;
  const { ask } = useCalls();
  const queries = useQueryClient();
  return (
    <CopyingDialog<CopiedHours>
      title={said.title(textOf(plan['name']))}
      {...{ said, onClose }}
      from={[storeId]}
      ask={async ({ targets, isDryRun, shown, key }) => {
        const how = isDryRun ? { dry_run: true } : { seen: shown.map(({ seen }) => seen) };
        const header = { 'Idempotency-Key': key };
        const body = { plan_id: idOf(plan), store_ids: targets, ...how };
        return ask('POST /stores/{id}/opening-copy', { path: { id: storeId }, header, body });
      }}
      isChanging={({ result }) => result === 'created' || result === 'replaced'}
      onDone={() => queries.invalidateQueries({ queryKey: [prefixOf(resourceNamed('opening-plans'))] })}
    >
      {(outcome) => <CopiedStores words={words} {...outcome} />}
    </CopyingDialog>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import type { JSX } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { useWords } from '../../../crud/core/words.ts';
import { CopyingDialog } from '../copying/copying-dialog.tsx';
import { useChangedHoursWords } from '../impact/changed-hours.ts';
import { type CopiedHours, CopiedStores } from './copied-stores.tsx';
import './week/hours.css';

type ApplyDialogProps = {
  /** Stores that are chosen to begin with. */
  readonly chosen?: readonly number[];
  readonly onClose: () => void;
};

/** Makes the default week the base plan of chosen stores, after a look at what changes at each. */
export function ApplyDialog({ chosen = [], onClose }: ApplyDialogProps): JSX.Element {
  const words = useWords();
  const said = useChangedHoursWords().applying;
  const { ask } = useCalls();
  const queries = useQueryClient();
  return (
    <CopyingDialog<CopiedHours>
      title={words.opening.applyDefaults}
      {...{ said, onClose }}
      chosenFirst={chosen}
      from={[]}
      ask={async ({ targets, isDryRun, shown, key }) => {
        const how = isDryRun ? { dry_run: true } : { seen: shown.map(({ seen }) => seen) };
        return ask('POST /store-defaults/apply', { header: { 'Idempotency-Key': key }, body: { store_ids: targets, ...how } });
      }}
      isChanging={({ result }) => result === 'created' || result === 'replaced'}
      onDone={() => queries.invalidateQueries({ queryKey: [prefixOf(resourceNamed('opening-plans'))] })}
    >
      {(outcome) => <CopiedStores words={words} {...outcome} />}
    </CopyingDialog>
  );
}

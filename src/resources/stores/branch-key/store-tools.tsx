import { type JSX, Suspense, useState } from 'react';
import type { ToolProps } from '../../../crud/vocabulary/additions.ts';
import { useMay } from '../../../crud/vocabulary/gate.tsx';
import { resourceNamed } from '../../../crud/vocabulary/named.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { part } from '../../../ui/page/part.tsx';

const Dialog = part(async () => (await import('./branch-key-dialog.tsx')).BranchKeyDialog);

/** Makes the key of a branch, for who may change the store. */
export function StoreTools({ record, className }: ToolProps): JSX.Element | null {
  const { branchKey } = useWords();
  const [isOpen, setOpen] = useState(false);
  if (!useMay(resourceNamed('stores'), 'edit')) return null;
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {typeof record['key_made_at'] === 'string' ? branchKey.renew : branchKey.make}
      </button>
      {isOpen ? (
        <Suspense>
          <Dialog store={record} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

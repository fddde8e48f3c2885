import { type JSX, Suspense, useState } from 'react';
import { part } from '../../../ui/part.tsx';
import type { ToolProps } from '../../additions.ts';
import { useMay } from '../../gate.tsx';
import { resourceNamed } from '../../named.ts';
import { useWords } from '../../words.ts';

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

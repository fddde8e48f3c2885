import { type JSX, Suspense, useState } from 'react';
import { isImportable } from '../../../../contract/derive/imports/import-columns.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { useMay } from '../../core/gate.tsx';
import type { Within } from '../../core/within.ts';
import { useWords } from '../../core/words.ts';
import type { RecordList } from '../state/use-record-list.ts';

const ImportDialog = lazyPart(
  async () => (await import('./import-dialog.tsx')).ImportDialog,
  ({ onClose }) => onClose(),
);

type ImportButtonProps = {
  readonly resource: AnyResource;
  readonly within: Within | undefined;
  readonly list: RecordList;
  /** Whether it says its name; `hidden` leaves the dialog alone, which goes on when its rows make a small list a long one. */
  readonly look?: 'icon' | 'named' | 'hidden';
};

/** Brings rows in from a file, where the declaration knows how to tell them apart and the person may make or change any. */
export function ImportButton({ resource, within, list, look = 'icon' }: ImportButtonProps): JSX.Element | null {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const mayCreate = useMay(resource, 'create');
  const mayEdit = useMay(resource, 'edit');
  if (!isImportable(resource) || !(mayCreate || mayEdit)) return null;
  const { refetch } = list.controller;
  const begin = { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const;
  return (
    <>
      {look === 'icon' ? <IconButton icon="upload" label={words.list.import} {...begin} /> : null}
      {look === 'named' ? (
        <Button tone="plain" icon="upload" {...begin}>
          {words.list.import}
        </Button>
      ) : null}
      {open ? (
        <Suspense>
          <ImportDialog
            resource={resource}
            storeId={within?.name === 'store_id' ? within.id : null}
            onSaved={() => void refetch()}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

import type { JSX } from 'react';
import { backupWords } from '../../../branch-status/backup-words.ts';
import type { Additions } from '../../../crud/core/additions/additions.ts';
import type { ListSlotProps } from '../../../crud/core/additions/slots.ts';
import { useWords } from '../../../crud/core/words.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';

const bytes = new Intl.NumberFormat('cs', { maximumFractionDigits: 1 });

/** `12,3 kB`: so people read sizes in both languages of the console. */
function sizeText(size: number): string {
  return size < 1_000 ? `${size} B` : size < 1_000_000 ? `${bytes.format(size / 1_000)} kB` : `${bytes.format(size / 1_000_000)} MB`;
}

/** How long deleted backups stay. */
function TrashNote({ isTrash = false }: ListSlotProps): JSX.Element | null {
  const { backups } = backupWords(useWords());
  return isTrash ? <p className="quiet">{backups.deleted}</p> : null;
}

export const backupAdditions: Additions = {
  icon: 'history',
  head: { state: 'status', facts: ['store_id', 'created_at'] },
  listedIn: { by: 'store_id' },
  fields: {
    status: { tones: { processing: 'info', complete: 'success', failed: 'danger' } },
    size: { cell: ({ value }) => <span className="figures">{sizeText(Number(value))}</span> },
  },
  listSlots: { Above: TrashNote },
  formSlots: { Below: lazyPart(async () => (await import('./backup-actions.tsx')).BackupActions) },
};

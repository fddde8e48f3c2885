import type { Additions } from '../../../crud/vocabulary/additions.ts';
import { part } from '../../../ui/page/part.tsx';
import { keepingWords } from '../../../watching/keeping-words.ts';

const bytes = new Intl.NumberFormat('cs', { maximumFractionDigits: 1 });

/** `12,3 kB`: so people read sizes in both languages of the console. */
function sizeText(size: number): string {
  return size < 1_000 ? `${size} B` : size < 1_000_000 ? `${bytes.format(size / 1_000)} kB` : `${bytes.format(size / 1_000_000)} MB`;
}

export const backupAdditions: Additions = {
  icon: 'history',
  head: { state: 'status', facts: ['store_id', 'created_at'] },
  listedBy: 'store_id',
  tones: { status: { processing: 'info', complete: 'success', failed: 'danger' } },
  trashNote: (words) => keepingWords(words).backups.deleted,
  cells: { size: ({ value }) => <span className="figures">{sizeText(Number(value))}</span> },
  Beside: part(async () => (await import('./backup-deeds.tsx')).BackupDeeds),
};

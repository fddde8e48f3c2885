import type { Additions } from '../../crud/vocabulary/additions.ts';
import { part } from '../../ui/page/part.tsx';
import { calendarTab } from './parts/tab-names.ts';

export const additions: Additions = {
  icon: 'calendar',
  listedBy: 'store_id',
  listedIn: calendarTab,
  tones: { day_type: { blocked: 'danger', holiday: 'info', open: 'success' } },
  DeletionNote: part(async () => (await import('./hours/removal-note.tsx')).MarkRemoval),
};

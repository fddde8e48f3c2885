import type { Additions } from '../../crud/vocabulary/additions/additions.ts';
import { part } from '../../ui/page/part.tsx';
import { calendarTab } from './parts/tab-names.ts';

export const additions: Additions = {
  icon: 'calendar',
  listedIn: { by: 'store_id', tab: calendarTab },
  fields: { day_type: { tones: { blocked: 'danger', holiday: 'info', open: 'success' } } },
  questionSlots: { Deletion: part(async () => (await import('./hours/removal-note.tsx')).MarkRemoval) },
};

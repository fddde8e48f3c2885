import type { Additions } from '../../crud/core/additions/additions.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { calendarTab } from './status/tab-names.ts';

export const additions: Additions = {
  icon: 'calendar',
  listedIn: { by: 'store_id', tab: calendarTab },
  fields: { day_type: { tones: { blocked: 'danger', holiday: 'info', open: 'success' } } },
  confirmationSlots: { Deletion: lazyPart(async () => (await import('./hours/removal-note.tsx')).MarkRemoval) },
};

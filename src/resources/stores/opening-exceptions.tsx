import type { Additions } from '../../crud/vocabulary/additions/additions.ts';
import { part } from '../../ui/page/part.tsx';
import { DateHoursInput } from './hours/date-hours-input.tsx';
import { ExceptionBeside } from './hours/hours-beside.tsx';
import { hoursTab } from './parts/tab-names.ts';

export const additions: Additions = {
  icon: 'clock',
  listedIn: { by: 'store_id', tab: hoursTab },
  fields: { intervals: { input: DateHoursInput, shape: { wide: true, group: true } } },
  formSlots: { Below: ExceptionBeside },
  questionSlots: { Deletion: part(async () => (await import('./hours/removal-note.tsx')).ExceptionRemoval) },
};

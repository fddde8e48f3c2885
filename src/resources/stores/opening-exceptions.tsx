import type { Additions } from '../../crud/vocabulary/additions.ts';
import { part } from '../../ui/page/part.tsx';
import { DateHoursInput } from './hours/date-hours-input.tsx';
import { ExceptionBeside } from './hours/hours-beside.tsx';
import { hoursTab } from './parts/tab-names.ts';

export const additions: Additions = {
  icon: 'clock',
  listedBy: 'store_id',
  listedIn: hoursTab,
  inputs: { intervals: DateHoursInput },
  shapes: { intervals: { wide: true, group: true } },
  Beside: ExceptionBeside,
  DeletionNote: part(async () => (await import('./hours/removal-note.tsx')).ExceptionRemoval),
};

import type { Additions } from '../../crud/vocabulary/additions/additions.ts';
import { part } from '../../ui/page/part.tsx';
import { PlanBeside } from './hours/hours-beside.tsx';
import { mergedIntervals } from './hours/week/merged-intervals.ts';
import { WeekInput } from './hours/week/week-input.tsx';
import { hoursTab } from './parts/tab-names.ts';

export const additions: Additions = {
  icon: 'clock',
  listedIn: { by: 'store_id', tab: hoursTab },
  fields: { intervals: { input: WeekInput, shape: { wide: true, group: true }, merge: mergedIntervals } },
  formSlots: { Below: PlanBeside },
  questionSlots: { Deletion: part(async () => (await import('./hours/removal-note.tsx')).PlanRemoval) },
};

import type { Additions } from '../../crud/vocabulary/additions.ts';
import { part } from '../../ui/page/part.tsx';
import { PlanBeside } from './hours/hours-beside.tsx';
import { mergedIntervals } from './hours/week/merged-intervals.ts';
import { WeekInput } from './hours/week/week-input.tsx';
import { hoursTab } from './parts/tab-names.ts';

export const additions: Additions = {
  icon: 'clock',
  listedBy: 'store_id',
  listedIn: hoursTab,
  inputs: { intervals: WeekInput },
  merges: { intervals: mergedIntervals },
  shapes: { intervals: { wide: true, group: true } },
  Beside: PlanBeside,
  DeletionNote: part(async () => (await import('./hours/removal-note.tsx')).PlanRemoval),
};

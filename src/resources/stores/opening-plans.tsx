import type { Additions } from '../../crud/vocabulary/additions.ts';
import { part } from '../../ui/part.tsx';
import { PlanBeside } from './hours/hours-beside.tsx';
import { mergedIntervals } from './hours/merged-intervals.ts';
import { hoursTab } from './hours/tab-names.ts';
import { WeekInput } from './hours/week-input.tsx';

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

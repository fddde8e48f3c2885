import type { Additions } from '../../crud/core/additions/additions.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { PlanEffects } from './hours/hours-effects.tsx';
import { mergedIntervals } from './hours/week/draft-intervals.ts';
import { WeekInput } from './hours/week/week-input.tsx';
import { hoursTab } from './status/tab-names.ts';

export const additions: Additions = {
  icon: 'clock',
  listedIn: { by: 'store_id', tab: hoursTab },
  fields: { intervals: { input: WeekInput, shape: { wide: true, group: true }, merge: mergedIntervals } },
  formSlots: { Below: PlanEffects },
  confirmationSlots: { Deletion: lazyPart(async () => (await import('./hours/removal-note.tsx')).PlanRemoval) },
};

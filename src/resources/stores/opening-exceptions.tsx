import type { Additions } from '../../crud/core/additions/additions.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { ExceptionEffects } from './hours/hours-effects.tsx';
import { DateHoursInput } from './hours/week/week-input.tsx';
import { hoursTab } from './status/tab-names.ts';

export const additions: Additions = {
  icon: 'clock',
  listedIn: { by: 'store_id', tab: hoursTab },
  fields: { intervals: { input: DateHoursInput, shape: { wide: true, group: true } } },
  formSlots: { Below: ExceptionEffects },
  confirmationSlots: { Deletion: lazyPart(async () => (await import('./hours/removal-note.tsx')).ExceptionRemoval) },
};

import type { Additions } from '../../crud/vocabulary/additions.ts';
import { DefaultWeekInput } from './hours/default-week-input.tsx';
import { WeekShown } from './hours/week/week-shown.tsx';

export const additions: Additions = {
  icon: 'clock',
  inputs: { intervals: DefaultWeekInput },
  shapes: { intervals: { wide: true, group: true } },
  shows: { intervals: ({ words, value }) => <WeekShown {...{ words, value }} /> },
};

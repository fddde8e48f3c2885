import type { Additions } from '../../crud/core/additions/additions.ts';
import { DefaultWeekInput } from './hours/default-week-input.tsx';
import { WeekShown } from './hours/week/week-shown.tsx';

export const additions: Additions = {
  icon: 'clock',
  fields: {
    intervals: {
      input: DefaultWeekInput,
      shape: { wide: true, group: true },
      show: ({ words, value }) => <WeekShown {...{ words, value }} />,
    },
  },
};

import type { Additions } from '../../crud/vocabulary/additions.ts';

export const additions: Additions = {
  icon: 'calendar',
  tones: {
    state: {
      unconfirmed: 'warning',
      confirmed: 'info',
      arrived: 'info',
      served: 'success',
      missed: 'neutral',
      cancelled: 'neutral',
      expired: 'neutral',
    },
  },
};

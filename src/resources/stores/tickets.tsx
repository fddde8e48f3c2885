import type { Additions } from '../../crud/core/additions/additions.ts';

export const additions: Additions = {
  icon: 'ticket',
  head: { facts: ['service_id', 'store_id', 'created_at'] },
  fields: {
    state: {
      tones: {
        waiting: 'warning',
        called: 'info',
        serving: 'info',
        finished: 'success',
        missed: 'neutral',
        cancelled: 'neutral',
        transferred: 'neutral',
      },
    },
  },
};

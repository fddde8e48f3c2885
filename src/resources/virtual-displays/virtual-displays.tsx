import type { Additions } from '../additions.ts';

export const additions: Additions = {
  icon: 'display',
  tones: { state: { online: 'success', offline: 'neutral', error: 'danger' } },
};

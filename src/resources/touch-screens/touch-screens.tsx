import type { Additions } from '../additions.ts';

export const additions: Additions = {
  icon: 'touchScreen',
  tones: { state: { online: 'success', offline: 'neutral', error: 'danger' }, paper: { enough: 'success', low: 'warning', out: 'danger' } },
};

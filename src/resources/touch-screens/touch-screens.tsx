import type { Additions } from '../../crud/vocabulary/additions.ts';
import { toldCells } from '../../watching/told-cells.tsx';

export const additions: Additions = {
  icon: 'touchScreen',
  head: { facts: ['store_id', 'paper'] },
  ...toldCells(['state', 'paper', 'state_since'], {
    state: { online: 'success', offline: 'neutral', error: 'danger' },
    paper: { enough: 'success', low: 'warning', out: 'danger' },
  }),
};

import type { Additions } from '../../crud/vocabulary/additions/additions.ts';
import { toldFields } from '../../watching/told-cells.tsx';

export const additions: Additions = {
  icon: 'display',
  head: { facts: ['store_id', 'playing_playlist_id'] },
  fields: toldFields(['state', 'playing_playlist_id', 'state_since', 'playing_since'], {
    state: { online: 'success', offline: 'neutral', error: 'danger' },
  }),
};

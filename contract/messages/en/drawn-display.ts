import type { DrawnDisplay } from '../cs/drawn-display.ts';

export const drawnDisplay: DrawnDisplay = {
  columns: { number: 'Number', desk: 'Desk', service: 'Service' },
  again: (attempt) => `Call ${attempt}`,
  playlist: 'Playlist',
};

import { figures } from '../../../contract/rules/watching/figures.ts';

/** Whatever of these changes may change how a store stands now. */
export const standing = [
  'stores',
  'tickets',
  figures,
  'desks',
  'touch-screens',
  'virtual-displays',
  'outages',
  'services',
  'playlists',
  'store-defaults',
] as const;

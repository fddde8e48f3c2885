import { createContext } from 'react';
import { figures } from '../../contract/rules/branch-status/figures.ts';

/** Whether changes reach the console now. Screens do not open the stream: the part that holds it says so. */
export const FollowingContext = createContext(true);

/** Whatever of these changes may change the state of a store now. */
export const statusResources = [
  'stores',
  'tickets',
  figures,
  'desks',
  'touch-screens',
  'kiosk-designs',
  'virtual-displays',
  'outages',
  'services',
  'playlists',
  'licences',
  'store-defaults',
] as const;

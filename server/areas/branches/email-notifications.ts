import type { Hooks } from '../../engine/write/hooks.ts';
import { readStoreDefaults } from '../stores/store-defaults.ts';

/** Where no one says after how many minutes to write, what `/stores/settings` says holds. */
export const emailNotifications: Hooks = {
  begin: async ({ db }) => ({ threshold_minutes: (await readStoreDefaults(db)).silence_minutes }),
};

import { memoryStore, type Store } from 'ra-core';
import type { AppearanceStore } from '../appearance/appearance-store.ts';

/**
 * What react-admin's parts remember lives as long as the tab; of it only the choice about single keys outlives it, because
 * that belongs to the appearance.
 */
export function createConsoleStore(appearance: AppearanceStore): Store {
  const store = memoryStore({ singleKeys: appearance.get().singleKeys });
  appearance.subscribe(() => {
    const { singleKeys } = appearance.get();
    if (store.getItem('singleKeys') !== singleKeys) store.setItem('singleKeys', singleKeys);
  });
  store.subscribe('singleKeys', (singleKeys) => {
    if (typeof singleKeys === 'boolean' && singleKeys !== appearance.get().singleKeys) appearance.change({ singleKeys });
  });
  return store;
}

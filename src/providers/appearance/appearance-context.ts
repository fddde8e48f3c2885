import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Appearance } from './appearance.ts';
import type { AppearanceStore } from './appearance-store.ts';

export const AppearanceContext = createContext<AppearanceStore | null>(null);

/** The store of the appearance, to change it. */
export function useAppearanceStore(): AppearanceStore {
  const store = useContext(AppearanceContext);
  if (store === null) throw new Error('There is no AppearanceContext above');
  return store;
}

/** The chosen appearance, as it changes. */
export function useAppearance(): Appearance {
  const { subscribe, get } = useAppearanceStore();
  return useSyncExternalStore(subscribe, get);
}

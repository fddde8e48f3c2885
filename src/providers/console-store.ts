import { memoryStore, type Store } from 'ra-core';
import type { AppearanceStore } from './appearance/appearance-store.ts';
import type { Preferences } from './preferences/preferences.ts';

/** What of the store is a preference of the person, by the end of its name; all else lives as long as the tab. */
const isPreference = (key: string): boolean =>
  /^(?:recentRecords|recentStores|selectedStore)$|\.(?:columns|draft|flow|mapping|view)$/u.test(key);

type Lasting = { readonly appearance: AppearanceStore; readonly preferences: Preferences };

/** What the console's parts remember. Choices of the person go to their preferences, that about single keys to the appearance. */
export function createConsoleStore({ appearance, preferences }: Lasting): Store {
  const store = memoryStore({ singleKeys: appearance.get().singleKeys });
  appearance.subscribe(() => {
    const { singleKeys } = appearance.get();
    if (store.getItem('singleKeys') !== singleKeys) store.setItem('singleKeys', singleKeys);
  });
  store.subscribe('singleKeys', (singleKeys) => {
    if (typeof singleKeys === 'boolean' && singleKeys !== appearance.get().singleKeys) appearance.change({ singleKeys });
  });
  let shown: readonly string[] = [];
  const show = (): void => {
    const chosen = preferences.all();
    for (const key of new Set([...shown, ...Object.keys(chosen)].filter(isPreference))) {
      const value = chosen[key];
      if (value === undefined) store.removeItem(key);
      else if (store.getItem(key) !== value) store.setItem(key, value);
    }
    shown = Object.keys(chosen);
  };
  preferences.subscribe(show);
  return {
    ...store,
    // It begins empty, whatever was put into it before.
    setup: () => {
      store.setup();
      show();
    },
    setItem: (key, value) => {
      store.setItem(key, value);
      if (isPreference(key)) preferences.set(key, value);
    },
    removeItem: (key) => {
      store.removeItem(key);
      if (isPreference(key)) preferences.set(key, undefined);
    },
  };
}

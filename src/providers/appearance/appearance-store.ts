import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Appearance, appearanceKey, readAppearance, themeAttribute } from './appearance.ts';

export type AppearanceStore = {
  readonly get: () => Appearance;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (changes: Partial<Appearance>) => void;
};

type Surroundings = {
  readonly storage: Storage;
  readonly root: HTMLElement;
  readonly systemDark: MediaQueryList;
  /** Whether the document is being printed: paper is light. */
  readonly paper: MediaQueryList;
};

/** Remembers the appearance and puts it on the document: a change of theme is one attribute, nothing renders. */
export function createAppearance({ storage, root, systemDark, paper }: Surroundings): AppearanceStore {
  let appearance = readAppearance(storage.getItem(appearanceKey));
  const listeners = new Set<() => void>();
  const show = (): void => {
    const { theme, mode } = appearance;
    root.dataset.theme = themeAttribute({ theme, mode: paper.matches ? 'light' : mode }, systemDark.matches);
    root.dataset.density = appearance.density;
    root.lang = appearance.language;
  };
  for (const media of [systemDark, paper]) media.addEventListener('change', show);
  show();
  return {
    get: () => appearance,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (changes) => {
      appearance = { ...appearance, ...changes };
      storage.setItem(appearanceKey, JSON.stringify(appearance));
      show();
      for (const listener of listeners) listener();
    },
  };
}

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

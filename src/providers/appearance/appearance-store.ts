import { type Appearance, appearanceKey, readAppearance, themeAttribute } from './appearance.ts';

export type AppearanceStore = {
  readonly get: () => Appearance;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (changes: Partial<Appearance>) => void;
};

type Surroundings = { readonly storage: Storage; readonly root: HTMLElement; readonly systemDark: MediaQueryList };

/** Remembers the appearance and puts it on the document: a change of theme is one attribute, nothing renders. */
export function createAppearance({ storage, root, systemDark }: Surroundings): AppearanceStore {
  let appearance = readAppearance(storage.getItem(appearanceKey));
  const listeners = new Set<() => void>();
  const show = (): void => {
    root.dataset.theme = themeAttribute(appearance, systemDark.matches);
    root.dataset.density = appearance.density;
    root.lang = appearance.language;
  };
  systemDark.addEventListener('change', show);
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

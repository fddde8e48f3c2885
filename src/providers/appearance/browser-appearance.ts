import { type AppearanceStore, createAppearance } from './appearance-store.ts';

let store: AppearanceStore | null = null;

/** The appearance of this document. Until it is asked for, the head script's attributes apply. */
export function browserAppearance(): AppearanceStore {
  store ??= createAppearance({
    storage: localStorage,
    root: document.documentElement,
    systemDark: window.matchMedia('(prefers-color-scheme: dark)'),
    paper: window.matchMedia('print'),
  });
  return store;
}

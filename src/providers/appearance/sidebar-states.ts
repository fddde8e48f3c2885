import { createContext, useContext, useSyncExternalStore } from 'react';

/** Layout flags of specification section 2. `fixed` is how the console comes; the others are off until chosen. */
export const sidebarStates = ['fixed', 'collapsed', 'collapsedText', 'boxed', 'floating', 'hover'] as const;
export type SidebarState = (typeof sidebarStates)[number];

/** Name in the browser's storage. */
const sidebarKey = 'poradnik.sidebar';

export type SidebarStore = {
  readonly get: () => ReadonlySet<SidebarState>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (state: SidebarState, on: boolean) => void;
  /** The states as they are written: names divided by spaces. */
  readonly written: () => string;
  readonly become: (written: string) => void;
};

/** Keeps the states as specification section 3 says: one list of names divided by spaces. */
export function createSidebarStates(storage: Storage): SidebarStore {
  const read = (written: string): ReadonlySet<SidebarState> => new Set(sidebarStates.filter((state) => written.split(' ').includes(state)));
  let states = read(storage.getItem(sidebarKey) ?? 'fixed');
  const listeners = new Set<() => void>();
  const become = (next: ReadonlySet<SidebarState>): void => {
    states = next;
    storage.setItem(sidebarKey, [...states].join(' '));
    for (const listener of listeners) listener();
  };
  return {
    get: () => states,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (state, on) => become(new Set(sidebarStates.filter((one) => (one === state ? on : states.has(one))))),
    written: () => [...states].join(' '),
    become: (written) => become(read(written)),
  };
}

export const SidebarContext = createContext<SidebarStore | null>(null);

/** The store of layout flags, to change them. */
export function useSidebarStore(): SidebarStore {
  const store = useContext(SidebarContext);
  if (store === null) throw new Error('There is no SidebarContext above');
  return store;
}

/** The layout flags, as they change. */
export function useSidebarStates(): ReadonlySet<SidebarState> {
  const { subscribe, get } = useSidebarStore();
  return useSyncExternalStore(subscribe, get);
}

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SidebarState, SidebarStore } from './sidebar-states.ts';

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

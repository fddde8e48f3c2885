import { createContext, useContext, useSyncExternalStore } from 'react';
import { storageHeader } from '../../contract/api/storing.ts';
import { sessionHeaders } from '../../contract/operations/session-headers.ts';
import type { StorageState } from '../../contract/rules/system/storage-state.ts';

export type StorageNotice = {
  readonly get: () => StorageState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads what an answer reports. */
  readonly note: (headers: Headers) => void;
};

/** How much room the server's disk has, as the last answer to someone signed in reported it. */
export function createStorageNotice(): StorageNotice {
  let state: StorageState = 'ample';
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note: (headers) => {
      const next = stateIn(headers);
      if (next === null || next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Null of an answer that says nothing of it. */
function stateIn(headers: Headers): StorageState | null {
  const stated = headers.get(storageHeader);
  if (stated === 'low' || stated === 'read_only') return stated;
  return headers.has(sessionHeaders.idle) ? 'ample' : null;
}

export const StorageNoticeContext = createContext<StorageNotice>(createStorageNotice());

/** How much room there is, as it changes. */
export function useStorageState(): StorageState {
  const notice = useContext(StorageNoticeContext);
  return useSyncExternalStore(notice.subscribe, notice.get);
}

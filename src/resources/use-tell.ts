import { useNotify } from 'ra-core';
import { useCallback } from 'react';

export type Tell = (text: string, type: 'success' | 'info' | 'error') => void;

/** Notifies in words that are ready: react-admin takes a text for a key to translate, and misses it, unless it is its own default. */
export function useTell(): Tell {
  const notify = useNotify();
  return useCallback((text, type) => notify(text, { type, messageArgs: { _: text } }), [notify]);
}

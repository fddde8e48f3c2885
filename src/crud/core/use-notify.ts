import { useNotify as useReactAdminNotify } from 'ra-core';
import { useCallback } from 'react';

/** What can be done about a message, such as taking a deletion back. */
export type MessageAction = { readonly label: string; readonly run: () => void };
/** Of what ended while one was elsewhere: the bell counts it until the panel is opened. What only goes on is no event. */
type Further = { readonly countsAsUnread?: boolean; readonly isPassing?: boolean };
export type Notify = (text: string, type: 'success' | 'info' | 'error', action?: MessageAction, further?: Further) => void;

/** Notifies in words that are ready: react-admin takes a text for a key to translate, and misses it, unless it is its own default. */
export function useNotify(): Notify {
  const notify = useReactAdminNotify();
  return useCallback(
    (text, type, action, further) => notify(text, { type, messageArgs: { _: text }, ...(action && { action }), ...further }),
    [notify],
  );
}

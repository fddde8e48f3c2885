import { useStore } from 'ra-core';
import { useEffect, useRef } from 'react';

/** What happens at a key; nothing else happens at it then. */
export type Shortcuts = Readonly<Record<string, () => void>>;

// A letter means nothing to a box that is ticked: its row has keys.
const writes = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="textbox"], [role="spinbutton"]';

function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('dialog[open], [aria-modal="true"]') !== null) return false;
  return !(event.target instanceof Element && event.target.closest(writes) !== null);
}

/** Whether keys of one character do anything; a person may turn them off (WCAG 2.1.4). */
export function useSingleKeys(): readonly [on: boolean, set: (on: boolean) => void] {
  const [on, set] = useStore('singleKeys', true);
  return [on, set];
}

/** Keys of one character, handled everywhere but in fields and under dialogs. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const [on] = useSingleKeys();
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (!on) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const shortcut = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined;
      if (shortcut === undefined || !isFree(event)) return;
      event.preventDefault();
      shortcut();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on]);
}

import { type RefObject, useEffect, useRef } from 'react';
import { useKeyDown } from '../../../ui/behaviour/use-key-down.ts';

type MoveKeys = {
  /** The free times have been read; false where a time was chosen before the dialog opened. */
  readonly isOffered: boolean;
  readonly onSubmit: () => void;
};

/**
 * Moving by the fewest keys: the focus goes to the nearest free time once it is known, and Ctrl+Enter moves from
 * anywhere in the dialog.
 */
export function useMoveKeys({ isOffered, onSubmit }: MoveKeys): RefObject<HTMLDivElement | null> {
  const within = useRef<HTMLDivElement>(null);
  useKeyDown(within, (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  });
  useEffect(() => {
    // A person who has begun with something else keeps the focus there.
    if (!isOffered || document.activeElement?.closest('.dialog__head, .dialog__actions') == null) return;
    within.current?.querySelector<HTMLElement>('.time-chooser__nearest button')?.focus();
  }, [isOffered]);
  return within;
}

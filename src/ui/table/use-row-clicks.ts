import { type RefObject, useEffect } from 'react';

const controls = 'a, button, input, select, textarea, label';

/** The link of the row or card that the event happened in, unless it happened in a control or text was being selected. */
function linkUnder(event: MouseEvent): HTMLAnchorElement | null {
  if (!(event.target instanceof Element) || event.target.closest(controls) !== null) return null;
  if ((window.getSelection()?.toString() ?? '') !== '') return null;
  return event.target.closest('.table__row, .cards__card')?.querySelector<HTMLAnchorElement>('[data-row-link]') ?? null;
}

/**
 * Lets a press anywhere in a row follow the row's link, with the same keys held (a new tab with Ctrl).
 * For pointers only: the keyboard has the link itself, so the row needs no role.
 */
export function useRowClicks(holder: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = holder.current;
    const onClick = (event: MouseEvent): void => {
      const { ctrlKey, metaKey, shiftKey } = event;
      linkUnder(event)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [holder]);
}

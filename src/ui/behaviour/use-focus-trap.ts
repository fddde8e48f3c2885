import { type RefObject, useEffect } from 'react';

const stops = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]';
/** What opens over a drawer has the focus to itself; messages are next to it. */
const outside = 'dialog, [role="dialog"], [data-outside-modals]';

/** Keeps the focus in an element that covers the screen: past its last stop comes the first one. */
export function useFocusTrap(holder: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isBackwards = false;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') isBackwards = event.shiftKey;
    };
    const onFocus = ({ target }: FocusEvent): void => {
      const { current: element } = holder;
      if (element === null || !(target instanceof Element) || element.contains(target) || target.closest(outside) !== null) return;
      const inside = [...element.querySelectorAll<HTMLElement>(stops)].filter((one) => one.tabIndex >= 0 && one.checkVisibility());
      inside.at(isBackwards ? -1 : 0)?.focus();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('focusin', onFocus);
    };
  }, [holder]);
}

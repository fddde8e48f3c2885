import { useEffect } from 'react';

const types = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/** What a person means to press, whatever is drawn in it; what is in it may be drawn again between two presses. */
const targets = 'a, button, label, input, select, textarea, summary, [role="option"], [role="gridcell"], td, th, li';

/**
 * Keeps the further presses of a double click from what has come under the pointer by the first one: the next screen, a dialog
 * and what is around it, a row that moved up. Design/screens, rule 10: the second click on a row opened another record.
 */
export function useNoStrayPresses(): void {
  useEffect(() => {
    let first: Element | null = null;
    const onPress = (event: MouseEvent): void => {
      const { target, detail, type } = event;
      const pressed = target instanceof Element ? (target.closest(targets) ?? target) : null;
      // Presses by keys and by programs count as none.
      if (detail <= 1) {
        if (type === 'mousedown') first = pressed;
        return;
      }
      if (first === null || (pressed !== null && isSame(first, pressed))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const type of types) window.addEventListener(type, onPress, true);
    return () => {
      for (const type of types) window.removeEventListener(type, onPress, true);
    };
  }, []);
}

/** Whether the second press is on what the first one was on. A dialog that opened is in what was pressed, and yet is another thing. */
function isSame(first: Element, second: Element): boolean {
  if (!first.isConnected || first.closest('dialog') !== second.closest('dialog')) return false;
  return first.contains(second) || second.contains(first);
}

import { type RefObject, useEffect, useRef } from 'react';

const controls = 'input, select, textarea, button, [tabindex="0"]';

type CellKeys = {
  readonly onEscape: () => void;
  /** Tab away from the field: to the next cell, or the one before. */
  readonly onTab: (by: 1 | -1) => void;
  readonly onEnter: () => void;
};

/** Whether the focus would leave the field with Tab: dates and references have more than one stop. */
function isAtEnd(field: HTMLElement, target: Element, by: 1 | -1): boolean {
  const stops = [...field.querySelectorAll<HTMLElement>(controls)].filter((one) => one.tabIndex >= 0 && one.closest('[hidden]') === null);
  return stops.length === 0 || stops.at(by === 1 ? -1 : 0) === target;
}

/**
 * Keys of a cell that is being written. Handled at the document, after what is in the field has had them: an open list of a
 * combobox keeps Enter and Escape to itself.
 */
export function useCellKeys(field: RefObject<HTMLElement | null>, keys: CellKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { current: element } = field;
      const { target, key } = event;
      if (event.defaultPrevented || !(target instanceof Element) || element === null) return;
      // A question is over it and has the keys.
      if (target.closest('dialog') !== null) return;
      const isInField = element.contains(target);
      if (key === 'Escape' && (isInField || element.parentElement?.contains(target) === true)) {
        event.preventDefault();
        latest.current.onEscape();
      } else if (key === 'Tab' && isInField && isAtEnd(element, target, event.shiftKey ? -1 : 1)) {
        event.preventDefault();
        latest.current.onTab(event.shiftKey ? -1 : 1);
      } else if (key === 'Enter' && isInField && !target.matches('button')) {
        event.preventDefault();
        latest.current.onEnter();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}

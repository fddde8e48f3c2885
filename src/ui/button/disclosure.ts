import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type Disclosure = {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Goes around the control and what it opens. */
  readonly holder: RefObject<HTMLDivElement | null>;
};

/**
 * Something that a button opens: closes on Escape (the focus returns to the button), a click elsewhere, or when the focus leaves.
 * What is `held` stays open until it is let go.
 */
export function useDisclosure(isHeld = false): Disclosure {
  const [open, setOpen] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    // What held the focus goes away: a dialog that opens now must find a place to give it back to.
    if (holder.current?.contains(document.activeElement) === true) focusButton(holder.current);
    setOpen(false);
  }, []);
  const toggle = useCallback(() => setOpen((was) => !was || isHeld), [isHeld]);
  useEffect(() => {
    if (!open || isHeld) return undefined;
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node && holder.current !== null && !holder.current.contains(target);
    const onPointer = (event: PointerEvent): void => {
      if (isOutside(event.target)) setOpen(false);
    };
    const onFocus = ({ target }: FocusEvent): void => {
      // A press on words in it, such as a label, gives the focus to what is around all of it.
      if (isOutside(target) && !(target instanceof Element && target.contains(holder.current))) setOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // What is around it, such as a drawer, must not close with it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      focusButton(holder.current);
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, isHeld]);
  return { open, toggle, close, holder };
}

function focusButton(holder: HTMLElement | null): void {
  holder?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
}

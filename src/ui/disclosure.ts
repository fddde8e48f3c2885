import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type Disclosure = {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Goes around the control and what it opens. */
  readonly holder: RefObject<HTMLDivElement | null>;
};

/** Something that a button opens: closes on Escape (the focus returns to the button), a click elsewhere, or when the focus leaves. */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const toggle = useCallback(() => setOpen((was) => !was), []);
  useEffect(() => {
    if (!open) return undefined;
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node && holder.current !== null && !holder.current.contains(target);
    const onPointer = (event: PointerEvent): void => {
      if (isOutside(event.target)) setOpen(false);
    };
    const onFocus = (event: FocusEvent): void => {
      if (isOutside(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      holder.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return { open, toggle, close, holder };
}

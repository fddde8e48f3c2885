import { type JSX, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ModalContext } from './modal-context.ts';

type ModalProps = {
  readonly className: string;
  readonly label?: string;
  readonly labelledBy?: string;
  /** Asked by Escape and by a click next to it; without it only what is inside closes it. */
  readonly onClose?: ((by: 'escape' | 'press') => void) | undefined;
  /** Stays over dialogs that open later; the same for as long as it is open. */
  readonly stays?: boolean;
  readonly children: ReactNode;
};

/** Selects an open calendar: a popper next to the field with a mouse, a full dialog on touch screens. */
const calendars = '.MuiPickerPopper-root, .MuiDialog-root';

/** The open dialog that stays over the others. */
let staying: HTMLDialogElement | undefined;

/**
 * The browser's own modal dialog: it holds the focus and gives it back. Mounted means open; Escape and a click next to it ask to
 * close, where they may.
 */
export function Modal({ className, label, labelledBy, onClose, stays = false, children }: ModalProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<HTMLDialogElement | null>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // A layout effect: the browser gives the focus back only while the dialog is still in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const before = document.activeElement;
    const onCancel = (event: Event): void => {
      event.preventDefault();
      // A phone asks by its key for going back.
      if (element.querySelector(calendars) === null) close.current?.('escape');
      else document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    };
    // A browser lets a second Escape close what refused the first; and what is open within closes before the dialog.
    const onKeyDown = (event: KeyboardEvent): void => {
      const isHeld = close.current === undefined || element.querySelector(calendars) !== null;
      if (event.key === 'Escape' && isHeld) event.preventDefault();
    };
    // The browser asks by `cancel` only once for each action of a person but Escape: after Escape, Escape it would close what asks
    // whether to close. Last of all, so that what has the key to itself within or next to keeps it.
    const onEscape = (event: KeyboardEvent): void => {
      const { target, key } = event;
      const asked = target instanceof Element ? target.closest('dialog') : null;
      if (key !== 'Escape' || event.defaultPrevented || (asked ?? lastOpen()) !== element) return;
      event.preventDefault();
      setTimeout(() => {
        if (element.open) close.current?.('escape');
      });
    };
    const onClick = ({ target }: MouseEvent): void => {
      if (target === element) close.current?.('press');
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('click', onClick);
    element.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('keydown', onEscape);
    if (!element.open) element.showModal();
    if (stays) staying = element;
    else raise(staying, before);
    setShown(element);
    return () => {
      if (staying === element) staying = undefined;
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('click', onClick);
      element.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('keydown', onEscape);
      // What asks over it goes with it, and until then would hold the focus.
      for (const over of element.querySelectorAll<HTMLDialogElement>('dialog[open]')) over.close();
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [stays]);
  return (
    <dialog ref={dialog} className={className} aria-label={label} aria-labelledby={labelledBy}>
      <ModalContext value={shown}>{children}</ModalContext>
    </dialog>
  );
}

/** The browser puts the dialog over all others that was opened last. */
function raise(dialog: HTMLDialogElement | undefined, focused: Element | null): void {
  if (dialog?.open !== true) return;
  dialog.close();
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
}

function lastOpen(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
}

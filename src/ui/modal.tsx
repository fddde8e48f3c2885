import { type JSX, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

type ModalProps = {
  readonly className: string;
  readonly label?: string;
  readonly labelledBy?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * The browser's own modal dialog: it holds the focus and gives it back. Mounted means open; Escape and a click beside it ask to
 * close.
 */
export function Modal({ className, label, labelledBy, onClose, children }: ModalProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
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
      close.current();
    };
    const onClick = ({ target }: MouseEvent): void => {
      if (target === element) close.current();
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('click', onClick);
    if (!element.open) element.showModal();
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('click', onClick);
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog ref={dialog} className={className} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </dialog>
  );
}

import { type JSX, type ReactNode, useEffect, useId, useRef } from 'react';
import './dialog.css';
import { IconButton } from './icon-button.tsx';

type DialogProps = {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly wide?: boolean;
};

/** Asks for a decision. Mounted means open: the browser's own modal dialog holds the focus and gives it back. */
export function Dialog({ title, closeLabel, onClose, children, actions, wide = false }: DialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog dialog--wide' : 'dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="dialog__head">
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className="dialog__body">{children}</div>
      {actions === undefined ? null : <div className="dialog__actions">{actions}</div>}
    </dialog>
  );
}

import { type JSX, type ReactNode, useId } from 'react';
import './dialog.css';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';

type DialogProps = {
  readonly title: string;
  readonly closeLabel?: string;
  /** Left without an answer; not given where what the dialog shows would be lost by that. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly wide?: boolean;
};

/** Asks for a decision. Mounted means open. */
export function Dialog({ title, closeLabel, onClose, children, actions, wide = false }: DialogProps): JSX.Element {
  const titleId = useId();
  return (
    <Modal className={wide ? 'dialog dialog--wide' : 'dialog'} labelledBy={titleId} onClose={onClose}>
      <div className="dialog__head">
        <h2 id={titleId}>{title}</h2>
        {closeLabel === undefined || onClose === undefined ? null : <IconButton icon="close" label={closeLabel} onClick={onClose} />}
      </div>
      <div className="dialog__body">{children}</div>
      {actions === undefined ? null : <div className="dialog__actions">{actions}</div>}
    </Modal>
  );
}

import { type JSX, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './dialog.css';
import { IconButton } from '../button/icon-button.tsx';
import { Modal } from './modal.tsx';

type DialogProps = {
  readonly title: string;
  readonly closeLabel?: string;
  /** Left without an answer; not given where what the dialog shows would be lost by that. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly wide?: boolean;
  /** Stays over dialogs that open later, and is all that there is of the page meanwhile. */
  readonly stays?: boolean;
};

/**
 * Asks for a decision. Mounted means open. The focus begins at the heading, and not at the button that closes: a second Enter would
 * press it.
 */
export function Dialog({ title, closeLabel, onClose, children, actions, wide = false, stays = false }: DialogProps): JSX.Element {
  const titleId = useId();
  const Heading = stays ? 'h1' : 'h2';
  const heading = useRef<HTMLHeadingElement>(null);
  // After the browser has opened it, and before what is in it takes the focus to itself.
  useLayoutEffect(() => {
    const closes = heading.current?.nextElementSibling;
    if (closes?.contains(document.activeElement) === true) heading.current?.focus();
  }, []);
  return (
    <Modal className={wide ? 'dialog dialog--wide' : 'dialog'} labelledBy={titleId} onClose={onClose} stays={stays}>
      <div className="dialog__head">
        <Heading id={titleId} ref={heading} className="dialog__title" tabIndex={-1}>
          {title}
        </Heading>
        {closeLabel === undefined || onClose === undefined ? null : <IconButton icon="close" label={closeLabel} onClick={onClose} />}
      </div>
      <div className="dialog__body">{children}</div>
      {actions === undefined ? null : <div className="dialog__actions">{actions}</div>}
    </Modal>
  );
}

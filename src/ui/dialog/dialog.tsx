import { type FormEvent, type JSX, type ReactNode, use, useId, useLayoutEffect, useRef, useState } from 'react';
import './dialog.css';
import { IconButton } from '../button/icon-button.tsx';
import { Notice } from '../page/notice.tsx';
import { Modal } from './modal.tsx';
import { TypedTextContext, useTypedText } from './typed-text.ts';

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
  /** Has a question of its own before what was typed is lost. */
  readonly asksItself?: boolean;
};

/**
 * Asks for a decision. Mounted means open. The focus begins at the heading, and not at the button that closes: a second Enter would
 * press it. Where a text was typed, the first Escape says that it would be lost, and a press next to the dialog never closes it.
 */
export function Dialog(props: DialogProps): JSX.Element {
  const { title, closeLabel, onClose, children, actions, wide = false, stays = false, asksItself = false } = props;
  const titleId = useId();
  const Heading = stays ? 'h1' : 'h2';
  const heading = useRef<HTMLHeadingElement>(null);
  // After the browser has opened it, and before what is in it takes the focus to itself.
  useLayoutEffect(() => {
    const closes = heading.current?.nextElementSibling;
    if (closes?.contains(document.activeElement) === true) heading.current?.focus();
  }, []);
  const warning = use(TypedTextContext);
  const typed = useTypedText();
  const [isWarned, setWarned] = useState(false);
  const leave = (by: 'escape' | 'press'): void => {
    const asks = warning !== '' && !asksItself && typed.isLeft();
    if (asks && !(isWarned && by === 'escape')) setWarned(true);
    else onClose?.();
  };
  // The warning takes room from the body: the text that it is about stays in sight.
  useLayoutEffect(() => {
    if (isWarned) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isWarned]);
  const onInput = (event: FormEvent): void => {
    typed.onInput(event);
    setWarned(false);
  };
  return (
    <Modal
      className={wide ? 'dialog dialog--wide' : 'dialog'}
      labelledBy={titleId}
      onClose={onClose === undefined ? undefined : leave}
      stays={stays}
    >
      <div className="dialog__head">
        <Heading id={titleId} ref={heading} className="dialog__title" tabIndex={-1}>
          {title}
        </Heading>
        {closeLabel === undefined || onClose === undefined ? null : <IconButton icon="close" label={closeLabel} onClick={onClose} />}
      </div>
      <div className="dialog__body" onInput={onInput}>
        {children}
      </div>
      {isWarned ? (
        <div className="dialog__typed">
          <Notice tone="warning" announce="alert">
            {warning}
          </Notice>
        </div>
      ) : null}
      {actions === undefined ? null : <div className="dialog__actions">{actions}</div>}
    </Modal>
  );
}

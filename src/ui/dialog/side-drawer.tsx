import { type JSX, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/icon-button.tsx';
import './side-drawer.css';
import { useFirstFocus } from '../behaviour/use-first-focus.ts';
import { useFocusTrap } from '../behaviour/use-focus-trap.ts';

type SideDrawerProps = {
  readonly title: string;
  readonly closeLabel: string;
  /** Asked by Escape, by a press next to it and by its button. */
  readonly onClose: () => void;
  /** Before the button that closes. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
};

/**
 * A sheet over the right side of the screen; on a narrow one over all of it. No dialog of the browser: messages and calendars
 * that open outside of it could then be neither seen nor used.
 */
export function SideDrawer({ title, closeLabel, onClose, tools, children }: SideDrawerProps): JSX.Element {
  const titleId = useId();
  const scrim = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const heading = useFirstFocus<HTMLHeadingElement>();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useFocusTrap(sheet);
  useEffect(() => {
    const { current: around } = scrim;
    // After everything in it has had the key: an open list or menu keeps it to itself.
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      const isElsewhere = target instanceof Element && target !== document.body && sheet.current?.contains(target) === false;
      if (!isElsewhere) close.current();
    };
    // Not `click`: anyone who selects text and lets go over the scrim closes nothing.
    const onPress = ({ target }: MouseEvent): void => {
      if (target === around) close.current();
    };
    document.addEventListener('keydown', onKey);
    around?.addEventListener('mousedown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      around?.removeEventListener('mousedown', onPress);
    };
  }, []);
  return createPortal(
    <div ref={scrim} className="side-drawer">
      <section ref={sheet} className="side-drawer__sheet" role="dialog" aria-modal="true" aria-labelledby={titleId}>
        <div className="side-drawer__head">
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <div className="side-drawer__tools">
            {tools}
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
        </div>
        <div className="side-drawer__body">{children}</div>
      </section>
    </div>,
    document.body,
  );
}

import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Modal } from '../dialog/modal.tsx';
import './wall.css';

type WallProps = {
  readonly title: string;
  /** The time, as large as figures; what day it is, and whether the wall is live, are next to it. */
  readonly clock: string;
  readonly aside: ReactNode;
  /** What counts most. */
  readonly summary: ReactNode;
  readonly leaveLabel: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

/** Over everything, in large type, to be read from afar. Escape leaves it. */
export function Wall({ title, clock, aside, summary, leaveLabel, onLeave, children }: WallProps): JSX.Element {
  const heading = useRef<HTMLParagraphElement>(null);
  // Not on the button: its tooltip would lie over the wall for as long as no one moves.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Modal className="wall" labelledBy="wall" onClose={onLeave}>
      <div className="wall__head">
        <p id="wall" className="visually-hidden" ref={heading} tabIndex={-1}>
          {title}
        </p>
        <p className="wall__clock">{clock}</p>
        <p className="wall__aside">{aside}</p>
        {summary}
        <span className="wall__leave">
          <IconButton icon="compress" label={leaveLabel} onClick={onLeave} />
        </span>
      </div>
      {children}
    </Modal>
  );
}

import { type JSX, useEffect, useRef, useState } from 'react';
import { limits } from '../../../../contract/basics/limits.ts';
import { useAppearance } from '../../../providers/appearance/appearance-store.ts';
import { type ConsoleNotification, useNotificationCentre, useNotifications } from '../../../providers/notification-centre.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import './toasts.css';

type ToastProps = {
  readonly notification: ConsoleNotification;
  readonly stays: boolean;
  readonly onClose: (id: number) => void;
  readonly onTake: (id: number) => void;
};

/** Reading what happened and reaching the button takes longer; afterwards it is still in the right panel. */
const actionMilliseconds = 20_000;

/** One message: goes after its time, which pauses under the pointer and while it has the focus. */
function Toast({ notification, stays, onClose, onTake }: ToastProps): JSX.Element {
  const { notifications: words } = useConsoleWords();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  const { id, type, text, action } = notification;
  const left = useRef(action === undefined ? limits.notificationSeconds * 1000 : actionMilliseconds);
  useEffect(() => {
    if (isHeld || stays) return undefined;
    const since = performance.now();
    const timer = window.setTimeout(() => onClose(id), left.current);
    return () => {
      window.clearTimeout(timer);
      left.current = Math.max(1000, left.current - (performance.now() - since));
    };
  }, [isHeld, stays, id, onClose]);
  return (
    <div
      className="toast"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Notice
        tone={type}
        icon={type === 'danger' ? 'alert' : 'checkCircle'}
        announce={type === 'danger' ? 'alert' : 'status'}
        close={{ label: words.close, onClose: () => onClose(id) }}
      >
        <p>{text}</p>
        {action === undefined ? null : (
          <button type="button" className="toast__action" onClick={() => onTake(id)}>
            {action.label}
          </button>
        )}
      </Notice>
    </div>
  );
}

/** Messages at the bottom right: specification sections 2 and 9. */
export function Toasts(): JSX.Element {
  const { notifications: words } = useConsoleWords();
  const { close, take } = useNotificationCentre();
  const { keepErrors } = useAppearance();
  const shown = useNotifications().filter(({ isShown }) => isShown);
  return (
    <section className="toasts" data-outside-modals="" aria-label={words.region}>
      {shown.toReversed().map((notification) => (
        <Toast
          key={notification.id}
          notification={notification}
          stays={keepErrors && notification.type === 'danger'}
          onClose={close}
          onTake={take}
        />
      ))}
    </section>
  );
}

import { type JSX, useEffect, useRef, useState } from 'react';
import { limits } from '../../../../contract/limits.ts';
import { useAppearance } from '../../../providers/appearance/appearance-context.ts';
import type { ConsoleNotification } from '../../../providers/notifications/notification-centre.ts';
import { useNotificationCentre, useNotifications } from '../../../providers/notifications/use-notifications.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import type { StyleWithVariables } from '../../../ui/css-variables.ts';
import { Notice } from '../../../ui/notice.tsx';
import './toasts.css';

type ToastProps = { readonly notification: ConsoleNotification; readonly stays: boolean; readonly onClose: (id: number) => void };

/** One message: goes after its time, which stands still under the pointer and while it has the focus. */
function Toast({ notification, stays, onClose }: ToastProps): JSX.Element {
  const { notifications: words } = useConsoleWords();
  const [isHeld, setHeld] = useState(false);
  const left = useRef(limits.notificationSeconds * 1000);
  const { id, type, text } = notification;
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
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Notice tone={type} announce={type === 'danger' ? 'alert' : 'status'} close={{ label: words.close, onClose: () => onClose(id) }}>
        <p>{text}</p>
      </Notice>
    </div>
  );
}

const place: StyleWithVariables = {
  '--toast-offset': `${limits.notificationOffsetPixels}px`,
  '--toast-width': `${limits.notificationMaximalWidthPercent}%`,
};

/** Messages at the bottom right: specification sections 2 and 9. */
export function Toasts(): JSX.Element {
  const { notifications: words } = useConsoleWords();
  const { close } = useNotificationCentre();
  const { keepErrors } = useAppearance();
  const shown = useNotifications().filter(({ isShown }) => isShown);
  return (
    <section className="toasts" style={place} aria-label={words.region}>
      {shown.toReversed().map((notification) => (
        <Toast key={notification.id} notification={notification} stays={keepErrors && notification.type === 'danger'} onClose={close} />
      ))}
    </section>
  );
}

import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { type NotificationAction, type NotificationType, useNotificationCentre } from '../../../providers/notification-centre.ts';

const typeOf: Readonly<Record<string, NotificationType>> = { success: 'success', warning: 'warning', error: 'danger', info: 'info' };

/** Takes what react-admin wants to tell over into our own notifications. */
export function NotificationBridge(): null {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const centre = useNotificationCentre();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification) return;
    const { message, type, notificationOptions } = notification;
    // Our forms save at once; whatever still waits to be undone would else never be carried out.
    if (notificationOptions?.undoable === true) takeMutation()?.({ isUndo: false });
    if (typeof message !== 'string') return;
    const text = translate(message, notificationOptions?.messageArgs);
    centre.notify(typeOf[type] ?? 'info', text, actionIn(notificationOptions), {
      countsAsUnread: isSaid(notificationOptions, 'countsAsUnread'),
      isPassing: isSaid(notificationOptions, 'isPassing'),
    });
  }, [notifications, takeNotification, takeMutation, centre, translate]);
  return null;
}

/** What anyone who reports gives in addition to the text: react-admin hands on whatever it is given. */
function actionIn(options: object | undefined): NotificationAction | undefined {
  const action: unknown = options === undefined ? undefined : Reflect.get(options, 'action');
  return isAction(action) ? action : undefined;
}

function isSaid(options: object | undefined, name: 'countsAsUnread' | 'isPassing'): boolean {
  return options !== undefined && Reflect.get(options, name) === true;
}

function isAction(value: unknown): value is NotificationAction {
  return typeof value === 'object' && value !== null && 'label' in value && 'run' in value && typeof value.run === 'function';
}

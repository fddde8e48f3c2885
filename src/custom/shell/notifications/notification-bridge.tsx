import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { NotificationType } from '../../../providers/notifications/notification-centre.ts';
import { useNotificationCentre } from '../../../providers/notifications/use-notifications.ts';

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
    if (typeof message === 'string') centre.tell(typeOf[type] ?? 'info', translate(message, notificationOptions?.messageArgs));
  }, [notifications, takeNotification, takeMutation, centre, translate]);
  return null;
}

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ConsoleNotification, NotificationCentre } from './notification-centre.ts';

export const NotificationCentreContext = createContext<NotificationCentre | null>(null);

/** The centre, to tell something or to close it. */
export function useNotificationCentre(): NotificationCentre {
  const centre = useContext(NotificationCentreContext);
  if (centre === null) throw new Error('There is no NotificationCentreContext above');
  return centre;
}

/** Everything reported in this session of the tab, newest first. */
export function useNotifications(): readonly ConsoleNotification[] {
  const centre = useNotificationCentre();
  return useSyncExternalStore(centre.subscribe, centre.get);
}

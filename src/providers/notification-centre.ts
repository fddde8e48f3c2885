import { createContext, useContext, useSyncExternalStore } from 'react';

/** How a message is meant; `danger` as the specification calls an error. */
export type NotificationType = 'success' | 'info' | 'warning' | 'danger';

/** What can be done about a message, once. */
export type NotificationAction = { readonly label: string; readonly run: () => void };

/** A message at the bottom right: specification section 3, "UI notification". */
export type ConsoleNotification = {
  readonly id: number;
  readonly type: NotificationType;
  readonly text: string;
  readonly at: Date;
  /** What can still be done about it, such as taking a deletion back. */
  readonly action?: NotificationAction;
  /** Whether the bell counts it: an error, or what ended while one was elsewhere, until someone opens the right panel. */
  readonly isUnread: boolean;
  /** Still on the screen; afterwards only in the right panel. */
  readonly isShown: boolean;
  /** Only says that something goes on, which its end shows on its own: it is no event, and is forgotten when it leaves the screen. */
  readonly isPassing: boolean;
};

/** Of what ended while one was elsewhere, or only goes on. */
type Further = { readonly countsAsUnread?: boolean; readonly isPassing?: boolean };

/** What is still known of a message after a reload. */
export type KeptNotification = Pick<ConsoleNotification, 'type' | 'text' | 'at' | 'isUnread'>;

export type NotificationCentre = {
  readonly get: () => readonly ConsoleNotification[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: (type: NotificationType, text: string, action?: NotificationAction, further?: Further) => void;
  /** Someone has read all of it. */
  readonly read: () => void;
  /** Does what can be done about a message; a second time it does nothing. */
  readonly take: (id: number) => void;
  readonly close: (id: number) => void;
  /** Takes back what was reported before, the newest first; nothing of it is shown again. */
  readonly restore: (earlier: readonly KeptNotification[]) => void;
  readonly clear: () => void;
};

/** This many of what went by are kept, newest first. */
const keptCount = 100;

/** Name in the browser's storage of what is kept over a reload. */
export const keptEventsKey = 'poradnik.events';

/** Keeps what the console has reported, shown or gone by. */
export function createNotificationCentre(now: () => Date): NotificationCentre {
  let kept: readonly ConsoleNotification[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const become = (next: readonly ConsoleNotification[]): void => {
    kept = next.filter(({ isPassing, isShown }) => isShown || !isPassing);
    for (const listener of listeners) listener();
  };
  return {
    get: () => kept,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: (id) => {
      const action = kept.find((one) => one.id === id)?.action;
      become(kept.map(({ action: own, ...one }) => (one.id === id ? { ...one, isShown: false } : { ...one, ...(own && { action: own }) })));
      action?.run();
    },
    notify: (type, text, action, further) => {
      lastId += 1;
      // The same message twice on the screen says no more than once: the older one gives way.
      const older = kept.map((one) => (one.isShown && one.text === text ? { ...one, isShown: false } : one));
      const isUnread = type === 'danger' || further?.countsAsUnread === true;
      const isPassing = further?.isPassing === true;
      const added = { id: lastId, type, text, at: now(), isShown: true, isUnread, isPassing, ...(action && { action }) };
      become([added, ...older].slice(0, keptCount));
    },
    read: () => {
      if (kept.some(({ isUnread }) => isUnread)) become(kept.map((one) => ({ ...one, isUnread: false })));
    },
    close: (id) => become(kept.map((one) => (one.id === id ? { ...one, isShown: false } : one))),
    restore: (earlier) =>
      become([...kept, ...earlier.map((one) => ({ ...one, id: ++lastId, isShown: false, isPassing: false }))].slice(0, keptCount)),
    clear: () => become([]),
  };
}

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

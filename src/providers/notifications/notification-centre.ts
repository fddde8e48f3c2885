/** How a message is meant; `danger` as the specification calls an error. */
export type NotificationType = 'success' | 'info' | 'warning' | 'danger';

/** A message at the bottom right: specification section 3, "UI notification". */
export type ConsoleNotification = {
  readonly id: number;
  readonly type: NotificationType;
  readonly text: string;
  readonly at: Date;
  /** Still on the screen; afterwards only in the right panel. */
  readonly isShown: boolean;
};

export type NotificationCentre = {
  readonly get: () => readonly ConsoleNotification[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: (type: NotificationType, text: string) => void;
  readonly close: (id: number) => void;
  readonly clear: () => void;
};

/** What went by is kept this long, newest first. */
const keptCount = 100;

/** Keeps what the console has told, shown or gone by. */
export function createNotificationCentre(now: () => Date): NotificationCentre {
  let kept: readonly ConsoleNotification[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const become = (next: readonly ConsoleNotification[]): void => {
    kept = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => kept,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (type, text) => {
      lastId += 1;
      // The same message twice on the screen says no more than once: the older one gives way.
      const older = kept.map((one) => (one.isShown && one.text === text ? { ...one, isShown: false } : one));
      become([{ id: lastId, type, text, at: now(), isShown: true }, ...older].slice(0, keptCount));
    },
    close: (id) => become(kept.map((one) => (one.id === id ? { ...one, isShown: false } : one))),
    clear: () => become([]),
  };
}

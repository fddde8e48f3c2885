import { type KeptNotification, keptEventsKey, type NotificationCentre } from '../notification-centre.ts';
import type { ActivityEntry, ActivityLog } from './activity-log.ts';

type KeptHappening = Omit<ActivityEntry, 'key'>;
/** What the right panel reports, as it is kept: the newest first. */
type Events = { readonly own: readonly KeptNotification[]; readonly others: readonly KeptHappening[] };

type Tools = {
  readonly storage: Storage;
  readonly centre: NotificationCentre;
  readonly activityLog: ActivityLog;
  readonly user: number;
  readonly now: () => Date;
};

const dayMilliseconds = 24 * 60 * 60_000;
/** The browser has a few million letters for everything that is kept. */
const mostLetters = 100_000;
const types = ['success', 'info', 'warning', 'danger'] as const;

/**
 * Keeps the events of the last day over a reload, until the signal. They are those of one person: what another one left is
 * thrown away, and anyone who forgets a person removes them.
 */
export function keepEvents({ storage, centre, activityLog, user, now }: Tools, signal: AbortSignal): void {
  const read = (): Events => readEvents(storage, user, now().getTime() - dayMilliseconds);
  const kept = read();
  centre.restore(kept.own.filter(isNoneOf(centre.get())));
  activityLog.restore(kept.others.filter(isNoneOf(activityLog.get())));
  const write = (): void => {
    const events = centre.get().filter(({ isPassing }) => !isPassing);
    const own = events.map(({ type, text, at, isUnread }) => ({ type, text, at, isUnread }));
    // All tabs get the same changes; messages of one tab's own work are not in the others.
    const ofTabs = [...own, ...read().own.filter(isNoneOf(own))].toSorted(byTime);
    writeEvents(storage, user, { own: ofTabs, others: activityLog.get().map(withoutKey) });
  };
  write();
  const leave = [centre.subscribe(write), activityLog.subscribe(write)];
  signal.addEventListener('abort', () => {
    for (const one of leave) one();
  });
}

function withoutKey({ resource, ids, action, actor, at }: ActivityEntry): KeptHappening {
  return { resource, ids, action, actor, at };
}

type KeptEvent = { readonly at: Date; readonly text?: string; readonly resource?: string; readonly actor?: string | null };

const identityOf = ({ at, text, resource, actor }: KeptEvent): string => JSON.stringify([at, text, resource, actor]);
const byTime = (one: KeptEvent, other: KeptEvent): number => other.at.getTime() - one.at.getTime();

function isNoneOf(present: readonly KeptEvent[]): (one: KeptEvent) => boolean {
  const known = new Set(present.map(identityOf));
  return (one) => !known.has(identityOf(one));
}

function writeEvents(storage: Storage, user: number, { own, others }: Events): void {
  const all = [...own.map((one) => ({ own: one, at: one.at })), ...others.map((one) => ({ other: one, at: one.at }))].toSorted(byTime);
  let written = JSON.stringify({ user, events: all });
  while (written.length > mostLetters) {
    all.length = Math.floor(all.length / 2);
    written = JSON.stringify({ user, events: all });
  }
  try {
    storage.setItem(keptEventsKey, written);
  } catch {
    // A full storage keeps nothing more: the panel itself still has everything.
    storage.removeItem(keptEventsKey);
  }
}

function readEvents(storage: Storage, user: number, since: number): Events {
  const kept = parsed(storage.getItem(keptEventsKey));
  if (kept['user'] !== user) storage.removeItem(keptEventsKey);
  const events: readonly unknown[] = kept['user'] === user && Array.isArray(kept['events']) ? kept['events'] : [];
  const isLate = ({ at }: KeptEvent): boolean => at.getTime() > since;
  return {
    own: events.flatMap((event) => notificationIn(objectIn(objectIn(event)['own']))).filter(isLate),
    others: events.flatMap((event) => activityIn(objectIn(objectIn(event)['other']))).filter(isLate),
  };
}

function parsed(written: string | null): Readonly<Record<string, unknown>> {
  try {
    return objectIn(JSON.parse(written ?? 'null'));
  } catch {
    return {};
  }
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function notificationIn({ type: written, text, at, isUnread }: Readonly<Record<string, unknown>>): readonly KeptNotification[] {
  const type = types.find((one) => one === written);
  if (type === undefined || typeof text !== 'string' || typeof at !== 'string') return [];
  return [{ type, text, at: new Date(at), isUnread: isUnread === true }];
}

function activityIn({ resource, ids, action, actor, at }: Readonly<Record<string, unknown>>): readonly KeptHappening[] {
  if (typeof resource !== 'string' || typeof at !== 'string' || !Array.isArray(ids)) return [];
  const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const numbers = ids.filter((id) => typeof id === 'number');
  return [{ resource, ids: numbers, action: textOrNull(action), actor: textOrNull(actor), at: new Date(at) }];
}

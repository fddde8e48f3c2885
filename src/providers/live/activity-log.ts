import { createContext, useContext, useSyncExternalStore } from 'react';
import { outages } from '../../../contract/resources/stores/outages.ts';
import { resourceCalled } from '../data/collections.ts';
import { type LiveMessage, stateTurned } from './live-message.ts';

/** What others did: one record, or many of an entity in the same way and by the same person. */
export type ActivityEntry = {
  readonly key: number;
  /** Name of the entity. */
  readonly resource: string;
  /** The records, the last one first; none where only their number was too great to tell. */
  readonly ids: readonly number[];
  /** Null where many things were done at once. */
  readonly action: string | null;
  /** Who did it, where the reader may know; null otherwise. */
  readonly actor: string | null;
  readonly at: Date;
};

/** The last things that others did, as they reached this console, newest first. */
export type ActivityLog = {
  readonly get: () => readonly ActivityEntry[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly take: (messages: readonly LiveMessage[]) => void;
  /** Takes back what was reported before, the newest first. */
  readonly restore: (earlier: readonly Omit<ActivityEntry, 'key'>[]) => void;
  readonly clear: () => void;
};

const keptCount = 100;
const mostIds = 1000;
/** What is done this close together is shown in one line. */
const togetherMilliseconds = 10 * 60_000;

export function createActivityLog(now: () => Date): ActivityLog {
  let kept: readonly ActivityEntry[] = [];
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const become = (next: readonly ActivityEntry[]): void => {
    kept = next;
    for (const listener of listeners) listener();
  };
  const add = (all: readonly ActivityEntry[], message: LiveMessage): readonly ActivityEntry[] => {
    if (message.kind === 'reset' || !isNews(message)) return all;
    const { action = null, actor = null, id } = message.kind === 'change' ? message : {};
    const at = message.at === undefined ? now() : new Date(message.at);
    const isAlike = (one: ActivityEntry): boolean =>
      one.resource === message.resource &&
      one.action === action &&
      one.actor === actor &&
      at.getTime() - one.at.getTime() < togetherMilliseconds;
    const before = all.find(isAlike);
    lastKey += 1;
    const known = before?.ids.filter((one) => one !== id) ?? [];
    const ids = id === undefined ? [] : [id, ...known].slice(0, mostIds);
    const entry = { key: before?.key ?? lastKey, resource: message.resource, ids, action, actor, at };
    return [entry, ...all.filter((one) => one !== before)].slice(0, keptCount);
  };
  return {
    get: () => kept,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: (messages) => {
      const next = messages.reduce(add, kept);
      if (next !== kept) become(next);
    },
    restore: (earlier) => become([...kept, ...earlier.map((one) => ({ ...one, key: ++lastKey }))].slice(0, keptCount)),
    clear: () => become([]),
  };
}

type NewsMessage = Exclude<LiveMessage, { readonly kind: 'reset' }>;

/** No one makes them, and yet anyone who may see them wants to hear that one began or ended. */
const reportedByBranches: readonly string[] = [outages.name];

function isNews(message: NewsMessage): boolean {
  return isSomebodys(message) || isBranchNews(message);
}

/** A row that was taken back, as events came late, was no news in the first place. */
function isBranchNews({ resource, action }: NewsMessage): boolean {
  return reportedByBranches.includes(resource) && (action === undefined || action === 'create' || action === stateTurned);
}

/** Whether another person did it. What only branches make, such as tickets, and live values that turned are not listed. */
function isSomebodys(message: NewsMessage): boolean {
  const resource = resourceCalled(message.resource);
  if (resource === undefined || message.action === stateTurned) return false;
  const { operations = everyOperation } = resource;
  if (message.kind === 'changes') return operations.some((one) => one !== 'list' && one !== 'show');
  const byNobody = message.actor === undefined && byOperation.some((one) => one === message.action);
  return message.own !== true && (!byNobody || operations.some((one) => one === message.action));
}

const byOperation = ['create', 'edit', 'delete'] as const;
const everyOperation = [...byOperation, 'list', 'show'] as const;

export const ActivityLogContext = createContext<ActivityLog | null>(null);

/** What others did, as far as it reached this console within the last day. */
export function useActivityLog(): readonly ActivityEntry[] {
  const activityLog = useContext(ActivityLogContext);
  if (activityLog === null) throw new Error('There is no ActivityLogContext above');
  return useSyncExternalStore(activityLog.subscribe, activityLog.get);
}

import type { Query, QueryClient } from '@tanstack/react-query';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { resourceCalled } from '../data/collections.ts';
import { isObject, type LiveChange, type LiveMessage, stateTurned } from './live-message.ts';
import type { OwnWrites } from './own-writes.ts';

/** Rows that were changed: their identifiers as text, or all of the entity. */
type ChangedIds = ReadonlySet<string> | 'all';

/** Methods with an `id` that names the row itself; elsewhere it may be another entity's. */
const methodsOfOneRow = ['getOne', 'history'];

/**
 * Whether what a query of an entity has read may be another after the change: `[entity, method, parameters]`. What is read of
 * other entities as well names them in its parameters, under `dependsOn`.
 */
function isAffected(key: readonly unknown[], entity: string, ids: ChangedIds): boolean {
  const [name, method, parameters] = key;
  if (isObject(parameters) && Array.isArray(parameters['dependsOn']) && parameters['dependsOn'].includes(entity)) return true;
  if (name !== entity || method === changeMethod) return false;
  if (ids === 'all' || !isObject(parameters)) return true;
  const { id, ids: several } = parameters;
  if (methodsOfOneRow.some((one) => one === method)) return ids.has(String(id));
  return method === 'getMany' && Array.isArray(several) ? several.some((one) => ids.has(String(one))) : true;
}

const changeMethod = 'change';

/** Under what the last change of a row is kept for anyone who shows it. It is never fetched. */
function changeKey(entity: string, id: number): readonly unknown[] {
  return [entity, changeMethod, { id: String(id) }];
}

type RefresherTools = {
  readonly queryClient: QueryClient;
  readonly writes: OwnWrites;
  /** Whether anybody can see the console now. */
  readonly isVisible: () => boolean;
  readonly signal: AbortSignal;
};

/** Lets the screens follow what is reported. */
export type Refresher = {
  readonly take: (messages: readonly LiveMessage[]) => void;
  /** Someone looks again: what was reported meanwhile is read now. */
  readonly look: () => void;
};

/** An entity is read again at most so often, however much of it changes. */
const gatheringMilliseconds = 300;

/** Gathers what changed and lets react-query read it again where a screen shows it; no one looking, it waits. */
export function createRefresher({ queryClient, writes, isVisible, signal }: RefresherTools): Refresher {
  const changed = new Map<string, Set<string> | 'all'>();
  let received: readonly LiveMessage[] = [];
  let isUnderWay = false;

  const sort = (): void => {
    for (const message of received) {
      if (message.kind === 'reset') changed.set(everything, 'all');
      else if (!writes.includes(message)) gather(changed, message);
      if (message.kind === 'change' && message.action !== stateTurned) leaveNote(queryClient, message);
    }
    received = [];
  };
  const work = async (): Promise<void> => {
    isUnderWay = true;
    while (!signal.aborted && isVisible() && (received.length > 0 || changed.size > 0)) {
      await new Promise((resolve) => setTimeout(resolve, gatheringMilliseconds));
      await writes.settled();
      sort();
      const now = [...changed];
      changed.clear();
      // The next round waits for this one: a slow answer is not given up for a newer request time and again.
      await Promise.all(now.map(([entity, ids]) => readAgain(queryClient, entity, ids)));
    }
    isUnderWay = false;
  };
  const begin = (): void => {
    if (!isUnderWay) void work();
  };
  return {
    take: (messages) => {
      received = [...received, ...messages];
      begin();
    },
    look: begin,
  };
}

const tasks = 'tasks';

/** Represents every entity. */
const everything = '';

function gather(changed: Map<string, Set<string> | 'all'>, message: Exclude<LiveMessage, { readonly kind: 'reset' }>): void {
  const entity = nameOfReads(message.resource);
  if (entity === undefined) return;
  const known = changed.get(entity);
  if (message.kind === 'changes') changed.set(entity, 'all');
  else if (known === undefined) changed.set(entity, new Set([String(message.id)]));
  else if (known !== 'all') known.add(String(message.id));
}

/** What the reads of an entity are kept under; background tasks are no entity, and are kept under their own name. */
function nameOfReads(name: string): string | undefined {
  const resource = resourceCalled(name);
  if (resource !== undefined) return prefixOf(resource);
  return name === tasks ? tasks : undefined;
}

async function readAgain(queryClient: QueryClient, entity: string, ids: ChangedIds): Promise<void> {
  const predicate = ({ queryKey }: Query): boolean => isAffected(queryKey, entity === everything ? String(queryKey[0]) : entity, ids);
  // Those that are read for the first time may have been asked before the change, and are not asked twice at once.
  const first = queryClient
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await queryClient.invalidateQueries({ predicate });
  if (first.length > 0) await queryClient.invalidateQueries({ predicate: (query) => first.includes(query) });
}

/** Who changed what, for a form that shows the row. */
function leaveNote(queryClient: QueryClient, { resource: name, id, version, action, actor }: LiveChange): void {
  const resource = resourceCalled(name);
  if (resource === undefined) return;
  const entity = prefixOf(resource);
  const isShown = queryClient.getQueryCache().find({ queryKey: [entity, 'getOne', { id: String(id) }], exact: false, type: 'active' });
  if (isShown !== undefined) queryClient.setQueryData(changeKey(entity, id), { version, action, actor });
}

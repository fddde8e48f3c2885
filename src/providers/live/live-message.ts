/** What the central reports a change: one row, many rows of an entity, or that everything should be read again. */
export type LiveMessage =
  | LiveChange
  | { readonly kind: 'changes'; readonly resource: string; readonly action?: typeof stateTurned; readonly at?: string }
  | { readonly kind: 'reset' };

/** The action of a change that no one made: live values of the row turned, and its version stayed. */
export const stateTurned = 'state';

export type LiveChange = {
  readonly kind: 'change';
  /** Name of the API's collection. */
  readonly resource: string;
  readonly id: number;
  readonly version: number;
  readonly action: string;
  /** Who changed it, for those who may read the row's history. */
  readonly actor?: string;
  readonly at?: string;
  /** The reader did it themselves, in whichever of their browsers. */
  readonly own?: true;
};

/** Reads what an event carries; undefined when it is none that this console knows. */
export function readMessage(name: string, data: unknown): LiveMessage | undefined {
  // With other rights other rows are seen: nothing that was read before holds.
  if (name === 'reset' || name === 'rights') return { kind: 'reset' };
  if (!isObject(data) || typeof data['resource'] !== 'string') return undefined;
  const { resource, id, version, action, actor, at, own } = data;
  const time = typeof at === 'string' ? { at } : {};
  if (name === 'changes') return { kind: 'changes', resource, ...(action === stateTurned && { action }), ...time };
  if (name !== 'change' || typeof id !== 'number' || typeof version !== 'number' || typeof action !== 'string') return undefined;
  return {
    kind: 'change',
    resource,
    id,
    version,
    action,
    ...(typeof actor === 'string' ? { actor } : {}),
    ...time,
    ...(own === true && { own }),
  };
}

/** Whether another tab said it. */
export function isMessage(value: unknown): value is LiveMessage {
  return isObject(value) && typeof value['kind'] === 'string' && readMessage(value['kind'], value) !== undefined;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

import { isObject } from './live-message.ts';

/** Rows that were changed: their identifiers as text, or all of the entity. */
export type ChangedIds = ReadonlySet<string> | 'all';

/** Methods whose `id` names the row itself; elsewhere it may be another entity's. */
const methodsOfOneRow = ['getOne', 'history'];

/**
 * Whether what a query of an entity has read may be another after the change: `[entity, method, parameters]`. What is read of
 * other entities as well names them in its parameters, under `concerns`.
 */
export function isAffected(key: readonly unknown[], entity: string, ids: ChangedIds): boolean {
  const [name, method, parameters] = key;
  if (isObject(parameters) && Array.isArray(parameters['concerns']) && parameters['concerns'].includes(entity)) return true;
  if (name !== entity || method === changeMethod) return false;
  if (ids === 'all' || !isObject(parameters)) return true;
  const { id, ids: several } = parameters;
  if (methodsOfOneRow.some((one) => one === method)) return ids.has(String(id));
  return method === 'getMany' && Array.isArray(several) ? several.some((one) => ids.has(String(one))) : true;
}

const changeMethod = 'change';

/** Under what the last change of a row is kept for anyone who shows it. It is never fetched. */
export function changeKey(entity: string, id: number): readonly unknown[] {
  return [entity, changeMethod, { id: String(id) }];
}

import type { AnyResource } from '../kit/index.ts';
import { fieldsOf, isLive, isWritable } from './fields.ts';

/** What configures one store, read from the declarations: what goes to its branch and belongs to stores, without what only passes. */
export function configures({ syncs, passing, limitedBy }: Pick<AnyResource, 'syncs' | 'passing' | 'limitedBy'>): boolean {
  return syncs === true && passing !== true && limitedBy !== null;
}

/** Fields that a backup keeps: what people write, no secrets, nothing live. */
export function keptFields(resource: Pick<AnyResource, 'fields'>): readonly string[] {
  return fieldsOf(resource).flatMap(([name, field]) => (isWritable(field) && !isLive(field) && field.kind !== 'secret' ? [name] : []));
}

/** Those of one store and no other; what several share is none's to bring back alone. */
export function isShared({ limitedBy }: Pick<AnyResource, 'limitedBy'>, row: Readonly<Record<string, unknown>>): boolean {
  const stores = limitedBy === null ? null : row[limitedBy];
  return Array.isArray(stores) && stores.length > 1;
}

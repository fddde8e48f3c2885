import { fieldOf, isForBranch } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { WaitingChange } from '../../../../contract/operations/waiting-change.ts';

/** What the history says of one version of a record. */
export type Recorded = { readonly actor_name: string | null; readonly changes: unknown };
type Changes = WaitingChange['changes'];

/**
 * From what to what a record went by its versions, in their order: of a new row what it has, elsewhere what changed. Fields
 * that no branch is notified of are no part of it, nor what is again as it was.
 */
export function recordedChanges(resource: AnyResource, entries: readonly Recorded[]): Changes {
  const all = new Map<string, Changes[string]>();
  for (const { changes } of entries) {
    if (typeof changes !== 'object' || changes === null) continue;
    for (const [name, change] of Object.entries(changes)) {
      const field = fieldOf(resource, name);
      if (field === undefined || !isForBranch(field)) continue;
      const known = all.get(name);
      all.set(name, known === undefined ? change : { ...sideOf(known, 'before'), ...sideOf(change, 'after') });
    }
  }
  const isMerged = entries.length > 1;
  return Object.fromEntries([...all].filter(([, change]) => !isMerged || !isAsItWas(change)));
}

/** Who made the versions: anyone who made the last one, and the others by name. */
export function authorsOf(entries: readonly Recorded[]): Pick<WaitingChange, 'actor_name' | 'also_by'> {
  const actor_name = entries.at(-1)?.actor_name ?? null;
  const others = entries.flatMap((entry) => (entry.actor_name === null || entry.actor_name === actor_name ? [] : [entry.actor_name]));
  return { actor_name, also_by: [...new Set(others)] };
}

/** Values that were erased are absent. */
function sideOf(change: unknown, side: 'before' | 'after'): Changes[string] {
  return typeof change === 'object' && change !== null && Object.hasOwn(change, side) ? { [side]: Reflect.get(change, side) } : {};
}

function isAsItWas(change: Changes[string]): boolean {
  return (
    Object.hasOwn(change, 'before') && Object.hasOwn(change, 'after') && JSON.stringify(change.before) === JSON.stringify(change.after)
  );
}

/** Areas of the specification, section 3 "Resource names": what a user may be let into. */
export const areas = [
  'store',
  'virtual_display',
  'touch_screen',
  'advertisement',
  'overviews',
  'ordering',
  'statistics',
  'settings',
] as const;
export type Area = (typeof areas)[number];

export const roles = ['superAdministrator', 'administrator', 'operator'] as const;
export type Role = (typeof roles)[number];

/** What may be asked of an entity, in the words that react-admin asks with. */
export const actions = ['list', 'show', 'create', 'edit', 'delete'] as const;
export type Action = (typeof actions)[number];

/** The signed-in user as far as rights go. An empty `limitations` means every store. */
export type Actor = {
  readonly role: Role;
  readonly level: number;
  readonly maxLevelForSharingPrivileges: number;
  readonly resources: readonly Area[];
  readonly limitations: readonly number[];
};

/** All of the areas are needed; or a super administrator; or anybody who is signed in. */
export type Needs = readonly [Area, ...Area[]] | 'superAdministrator' | 'everyone';

/** The part of a declaration that decides who may what. */
export type Guarded = {
  readonly areas: Needs;
  readonly alsoReadBy?: Needs;
  readonly writtenBy?: Needs;
  readonly limitedBy: string | null;
  readonly operations?: readonly Action[];
};

/** Specification section 6: the role, or a level that may share privileges. */
export function isSuperAdministrator(actor: Actor): boolean {
  return actor.role === 'superAdministrator' || actor.level <= actor.maxLevelForSharingPrivileges;
}

/** Whether the actor is bound to some stores; super administrators never are (page 08). */
export function isLimited(actor: Actor): boolean {
  return actor.limitations.length > 0 && !isSuperAdministrator(actor);
}

/** Whether the actor has what is needed. */
export function fulfils(actor: Actor, needs: Needs): boolean {
  if (isSuperAdministrator(actor) || needs === 'everyone') return true;
  if (needs === 'superAdministrator') return false;
  return needs.every((area) => actor.resources.includes(area));
}

/**
 * Whether the actor may do the action on the entity at all; which rows, the limitation to stores says apart.
 * A limited user writes only rows that belong to a store, and makes no stores (page 08, Rights).
 */
export function may(actor: Actor, guarded: Guarded, action: Action): boolean {
  if (guarded.operations !== undefined && !guarded.operations.includes(action)) return false;
  if (action === 'list' || action === 'show') {
    return fulfils(actor, guarded.areas) || (guarded.alsoReadBy !== undefined && fulfils(actor, guarded.alsoReadBy));
  }
  if (isLimited(actor) && guarded.limitedBy === null) return false;
  if (isLimited(actor) && guarded.limitedBy === 'id' && action !== 'edit') return false;
  return fulfils(actor, guarded.writtenBy ?? guarded.areas);
}

import { type Actor, type Area, areas, isLimited, isSuperAdministrator, type Role, roles } from '../../basics/access.ts';
import type { Problem } from '../../basics/errors.ts';

/** The rights of a user that others give them. */
export type Rights = Pick<Actor, 'role' | 'level' | 'resources' | 'limitations'>;

/** Whether the user's rights are above the actor's, who may not touch them then. Levels bind super administrators too (page 09). */
export function isAbove(actor: Pick<Rights, 'role' | 'level'>, user: Pick<Rights, 'role' | 'level'>): boolean {
  return user.level < actor.level || (user.role === 'superAdministrator' && actor.role !== 'superAdministrator');
}

/** Whether a change takes a role or a level from someone: what no one does to themselves (page 09). */
export function isDemoted(before: Pick<Rights, 'role' | 'level'>, after: Pick<Rights, 'role' | 'level'>): boolean {
  return after.level > before.level || roles.indexOf(after.role) > roles.indexOf(before.role);
}

/** Roles that the actor may give. */
export function grantableRoles(actor: Actor): readonly Role[] {
  return actor.role === 'superAdministrator' ? roles : roles.filter((role) => role !== 'superAdministrator');
}

/** The highest level that the actor may give, which is their own: 0 is the highest of all. */
export function highestGrantableLevel(actor: Actor): number {
  return actor.level;
}

/** Areas that the actor may give and take. */
export function grantableAreas(actor: Actor): readonly Area[] {
  return isSuperAdministrator(actor) ? areas : areas.filter((area) => actor.resources.includes(area));
}

/** Stores that the actor may give and take; null when it is every store, and by it "all stores" too. */
export function grantableStores(actor: Actor): readonly number[] | null {
  return isLimited(actor) ? actor.limitations : null;
}

/**
 * What of a change is not the actor's to give, by field: whatever differs between the rights before and after must be
 * theirs, given or taken. Nothing came before a new user.
 */
export function beyondOwn(actor: Actor, before: Rights | null, after: Rights): Readonly<Record<string, Problem>> {
  const problems: Record<string, Problem> = {};
  if (before?.role !== after.role && !grantableRoles(actor).includes(after.role)) problems['role'] = { code: 'role_not_yours' };
  const highest = highestGrantableLevel(actor);
  if (before?.level !== after.level && after.level < highest) problems['level'] = { code: 'level_not_yours', details: { min: highest } };
  const own = grantableAreas(actor);
  if (differing(before?.resources ?? [], after.resources).some((area) => !own.includes(area)))
    problems['resources'] = { code: 'area_not_yours' };
  if (changesForeignStores(grantableStores(actor), before?.limitations ?? null, after.limitations))
    problems['limitations'] = { code: 'store_not_yours' };
  return problems;
}

/** An empty list means every store, so that it is never one's own while one is limited. */
function changesForeignStores(own: readonly number[] | null, before: readonly number[] | null, after: readonly number[]): boolean {
  if (own === null) return false;
  if (before === null) return after.length === 0 || after.some((store) => !own.includes(store));
  const changed = differing(before, after);
  if (changed.length === 0) return false;
  return before.length === 0 || after.length === 0 || changed.some((store) => !own.includes(store));
}

/** What is in one of the lists only. */
function differing<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  return [...one.filter((item) => !other.includes(item)), ...other.filter((item) => !one.includes(item))];
}

/** Areas of the specification, section 3 "Resource names": what a user may be let into. */
export const areas = [
  'store',
  'virtual_display',
  'touch_screen',
  'advertisement',
  'overviews',
  'ordering',
  // To order outside of office hours and of free places: a right of its own (page 05, The order screens).
  'over_capacity',
  'statistics',
  'settings',
] as const;
export type Area = (typeof areas)[number];

/** The highest first. */
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

/** The store of an actor who is bound to one alone. */
export function onlyStoreOf(actor: Actor): number | undefined {
  return isLimited(actor) && actor.limitations.length === 1 ? actor.limitations[0] : undefined;
}

/** Why someone may, or what keeps them from it: what the server enforces and what a person is shown are one thing. */
export type Verdict =
  | { readonly may: true; readonly by: 'role' | 'level' | 'areas' | 'everyone' }
  | { readonly may: false; readonly why: 'never' | 'superAdministrator' | 'belongsToNoStore' | 'makesNoStores' }
  | { readonly may: false; readonly why: 'areas'; readonly missing: readonly Area[] };

/** Whether the actor has what is needed, and why. */
function judgeNeeds(actor: Actor, needs: Needs): Verdict {
  if (needs === 'everyone') return { may: true, by: 'everyone' };
  if (isSuperAdministrator(actor)) return { may: true, by: actor.role === 'superAdministrator' ? 'role' : 'level' };
  if (needs === 'superAdministrator') return { may: false, why: 'superAdministrator' };
  const missing = needs.filter((area) => !actor.resources.includes(area));
  return missing.length === 0 ? { may: true, by: 'areas' } : { may: false, why: 'areas', missing };
}

/** Whether the actor has what is needed. */
export function fulfils(actor: Actor, needs: Needs): boolean {
  return judgeNeeds(actor, needs).may;
}

/**
 * Whether the actor may do the action on the entity at all; which rows, the limitation to stores says apart.
 * A limited user writes only rows that belong to a store, and makes no stores (page 08, Rights).
 */
export function judge(actor: Actor, guarded: Guarded, action: Action): Verdict {
  if (guarded.operations !== undefined && !guarded.operations.includes(action)) return { may: false, why: 'never' };
  if (action === 'list' || action === 'show') {
    const own = judgeNeeds(actor, guarded.areas);
    const also = own.may || guarded.alsoReadBy === undefined ? own : judgeNeeds(actor, guarded.alsoReadBy);
    return also.may ? also : own;
  }
  const needed = judgeNeeds(actor, guarded.writtenBy ?? guarded.areas);
  if (!needed.may || !isLimited(actor)) return needed;
  if (guarded.limitedBy === null) return { may: false, why: 'belongsToNoStore' };
  return guarded.limitedBy === 'id' && action !== 'edit' ? { may: false, why: 'makesNoStores' } : needed;
}

/** The same without the reason. */
export function may(actor: Actor, guarded: Guarded, action: Action): boolean {
  return judge(actor, guarded, action).may;
}

/** By the name of an entity, whether each action may be done on it. */
export type RightsMatrix = Readonly<Record<string, Readonly<Partial<Record<Action, boolean>>>>>;

/** What the actor may, every entity by every action: the server says it, and the console does not wait for that. */
export function rightsMatrix(actor: Actor, all: readonly (Guarded & { readonly name: string })[]): RightsMatrix {
  return Object.fromEntries(all.map((one) => [one.name, Object.fromEntries(actions.map((action) => [action, may(actor, one, action)]))]));
}

/** What the password is asked for again: the question names it. */
export const proofPurposes = [
  'branch_key',
  'second_factor_of_user',
  'required_second_factor',
  'personal_data',
  'erased_person',
  'message_secret',
] as const;
export type ProofPurpose = (typeof proofPurposes)[number];

/** What is guarded: refused unless the password was given within so many minutes, and what that is for. */
export type Proven = { readonly provenWithinMinutes?: number | undefined; readonly provenFor?: ProofPurpose | undefined };

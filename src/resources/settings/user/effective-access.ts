import { type Action, type Actor, type Area, actions, judge, type Verdict } from '../../../../contract/basics/access.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';

type Yes = Extract<Verdict, { may: true }>;
type No = Extract<Verdict, { may: false }>;
type Why = Exclude<No['why'], 'never'>;

export type EntityAccess = {
  readonly name: string;
  readonly may: readonly Action[];
  readonly by: Yes['by'] | undefined;
  /** What the entity needs, where it is areas that open it. */
  readonly areas: readonly Area[];
  /** What keeps the user from the rest; actions that no one has are left out. */
  readonly denials: readonly { readonly why: Why; readonly missing: readonly Area[]; readonly actions: readonly Action[] }[];
};

/** What the user may do with each entity and what keeps them from it, by the rule that the server enforces. */
export function effectiveAccess(user: Actor, resources: readonly AnyResource[]): readonly EntityAccess[] {
  return resources.map((resource) => {
    const verdicts = actionsOf(resource).map((action) => ({ action, verdict: judge(user, resource, action) }));
    const given = verdicts.flatMap(({ action, verdict }) => (verdict.may ? [{ action, by: verdict.by }] : []));
    const denials = new Map<Why, EntityAccess['denials'][number]>();
    for (const { action, verdict } of verdicts) {
      if (verdict.may || verdict.why === 'never') continue;
      const missing = verdict.why === 'areas' ? verdict.missing : [];
      denials.set(verdict.why, { why: verdict.why, missing, actions: [...(denials.get(verdict.why)?.actions ?? []), action] });
    }
    return {
      name: resource.name,
      may: given.map(({ action }) => action),
      by: given[0]?.by,
      areas: areasOf(user, resource),
      denials: [...denials.values()],
    };
  });
}

/** Whether anything of it is open to the user. */
export function isOpen({ may }: EntityAccess): boolean {
  return may.length > 0;
}

/** A singleton is neither made nor taken away. */
function actionsOf({ singleton }: AnyResource): readonly Action[] {
  return singleton === true ? ['show', 'edit'] : actions;
}

/** The areas that opened it: its own, or those that may read it as well. */
function areasOf(user: Actor, { areas, alsoReadBy }: AnyResource): readonly Area[] {
  const needs = [areas, alsoReadBy].filter((needed) => Array.isArray(needed));
  return needs.find((needed) => needed.every((area) => user.resources.includes(area))) ?? needs[0] ?? [];
}

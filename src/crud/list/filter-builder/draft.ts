import type { Joint } from '../../../../contract/kit/index.ts';
import type { Relation } from './relations.ts';

/** A condition while it is put together: whatever is typed, whether it means something or not. */
export type DraftCondition = {
  readonly key: string;
  /** Name of the field; empty until one is chosen. */
  readonly name: string;
  readonly relation: Relation;
  /** What is typed: the value, or both ends of a range. */
  readonly typed: readonly [first: string, second: string];
  /** Declared values or identifiers. */
  readonly picked: readonly (string | number)[];
};
export type DraftGroup = { readonly key: string; readonly joint: Joint; readonly parts: readonly DraftPart[] };
export type DraftPart = DraftCondition | DraftGroup;

export function isDraftGroup(part: DraftPart): part is DraftGroup {
  return 'joint' in part;
}

/** A condition of which nothing is chosen yet. */
export function emptyCondition(key: string): DraftCondition {
  return { key, name: '', relation: 'is', typed: ['', ''], picked: [] };
}

/** Every condition of the group, however deep. */
export function listDraftConditions(group: DraftGroup): readonly DraftCondition[] {
  return group.parts.flatMap((part) => (isDraftGroup(part) ? listDraftConditions(part) : [part]));
}

/** What someone chose and typed, to be compared: conditions without a field and empty groups are nothing yet. */
export function serialiseDraftGroup(group: DraftGroup): string {
  return JSON.stringify(chosenIn(group));
}

function chosenIn({ joint, parts }: DraftGroup): readonly unknown[] {
  const chosen = parts.flatMap((part): readonly unknown[] => {
    if (isDraftGroup(part)) {
      const within = chosenIn(part);
      return within.length === 0 ? [] : [within];
    }
    const { name, relation, typed, picked } = part;
    return name === '' ? [] : [{ name, relation, typed, picked }];
  });
  return chosen.length === 0 ? [] : [joint, ...chosen];
}

/** The group with one of its parts, however deep, made another; undefined takes it away. */
export function withPart(group: DraftGroup, key: string, change: (part: DraftPart) => DraftPart | undefined): DraftGroup {
  return {
    ...group,
    parts: group.parts.flatMap((part): readonly DraftPart[] => {
      if (part.key === key) return [change(part) ?? []].flat();
      return [isDraftGroup(part) ? withPart(part, key, change) : part];
    }),
  };
}

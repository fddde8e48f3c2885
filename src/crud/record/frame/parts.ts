import type { ReactNode } from 'react';
import type { PartGroup } from '../../vocabulary/additions.ts';
import type { Words } from '../../vocabulary/words.ts';

/** One page of a record: a tab by itself, or one of several in a group. */
export type Part = {
  readonly key: string;
  readonly label: string;
  readonly mark?: ReactNode;
  /** What stands on it: sections of the form, or one tab. */
  readonly names: readonly string[];
};
export type Group = { readonly key: string; readonly label: string; readonly parts: readonly Part[]; readonly of?: PartGroup };

/** Every part in a tab of its own. */
export function ungrouped(parts: readonly Part[]): readonly Group[] {
  return parts.map((part) => ({ key: part.key, label: part.label, parts: [part] }));
}

/** All of the form as one part, which goes by its first section. */
export function onePage(written: readonly Part[]): readonly Part[] {
  const [first] = written;
  if (first === undefined) return [];
  return [{ ...first, mark: written.map(({ mark }) => mark), names: written.map(({ key }) => key) }];
}

/** The parts that there are in their groups; a group without any is left out. */
export function groupedParts(words: Words, groups: readonly PartGroup[], parts: readonly Part[]): readonly Group[] {
  const partOf = (key: string): Part | undefined => parts.find((part) => part.key === key);
  return groups
    .map((of) => ({
      of,
      key: of.key,
      label: of.label(words),
      parts: of.parts.flatMap((asked): readonly Part[] => {
        const own = (typeof asked === 'string' ? [asked] : asked.sections).flatMap((key) => partOf(key) ?? []);
        const [first] = own;
        if (first === undefined) return [];
        if (typeof asked === 'string') return [first];
        return [{ key: first.key, label: asked.label(words), mark: own.map(({ mark }) => mark), names: own.map(({ key }) => key) }];
      }),
    }))
    .filter((group) => group.parts.length > 0);
}

/** The group and the part in it that the name stands in. */
export function placeOf(groups: readonly Group[], name: string): { readonly group: Group; readonly part: Part } | undefined {
  for (const group of groups) {
    const part = group.parts.find(({ names }) => names.includes(name));
    if (part !== undefined) return { group, part };
  }
  return undefined;
}

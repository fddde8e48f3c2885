import type { ReactNode } from 'react';
import type { FormPart, ListTab, RecordTab, TabGroup } from '../../core/additions/slots.ts';
import type { Words } from '../../core/words.ts';

/** One page of a record: a tab on its own, or one of several in a group. */
export type Part = {
  readonly key: string;
  readonly label: string;
  readonly mark?: ReactNode;
  /** What is on it: sections of the form, or one tab. */
  readonly names: readonly string[];
};
export type Group = { readonly key: string; readonly label: string; readonly parts: readonly Part[]; readonly of?: TabGroup };

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

type Asked = TabGroup['parts'][number];
export type AddedTab = RecordTab | ListTab | TabGroup;

export function isGroup(tab: AddedTab): tab is TabGroup {
  return 'parts' in tab;
}

/** The tabs as groups; a tab alone is a group of one part. `own` are those that there are. */
export function groupTabs(added: readonly AddedTab[], own: readonly RecordTab[]): readonly TabGroup[] {
  return added.flatMap((tab) => {
    if (isGroup(tab)) return [tab];
    const keys = keysOf(tab);
    return own.filter(({ key }) => keys.includes(key)).map((one) => ({ ...one, parts: keys }));
  });
}

function isFormPart(asked: Asked): asked is FormPart {
  return typeof asked !== 'string' && 'sections' in asked;
}

/** Keys of sections, or the one of anything else. */
function keysOf(asked: Asked): readonly string[] {
  if (typeof asked === 'string') return [asked];
  if ('sections' in asked) return asked.sections;
  return ['list' in asked ? asked.list : asked.key];
}

/** The parts that there are in their groups, each with the key of its first part; a group without any is left out. */
export function groupedParts(words: Words, groups: readonly TabGroup[], parts: readonly Part[]): readonly Group[] {
  const partOf = (key: string): Part | undefined => parts.find((part) => part.key === key);
  return groups.flatMap((of) => {
    const there = of.parts.flatMap((asked): readonly Part[] => {
      const own = keysOf(asked).flatMap((key) => partOf(key) ?? []);
      const [first] = own;
      if (first === undefined) return [];
      if (!isFormPart(asked)) return [first];
      return [{ key: first.key, label: asked.label(words), mark: own.map(({ mark }) => mark), names: own.map(({ key }) => key) }];
    });
    const [first] = there;
    return first === undefined ? [] : [{ of, key: first.key, label: of.label(words), parts: there }];
  });
}

/** The group and the part in it that the name is in. */
export function findPart(groups: readonly Group[], name: string): { readonly group: Group; readonly part: Part } | undefined {
  for (const group of groups) {
    const part = group.parts.find(({ names }) => names.includes(name));
    if (part !== undefined) return { group, part };
  }
  return undefined;
}

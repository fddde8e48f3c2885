import { useState } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Row } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { type DraftGroup, type DraftPart, emptyCondition, isDraftGroup, serialiseDraftGroup, withPart } from './draft.ts';
import { readDraft } from './read-draft.ts';

type DraftActions = {
  readonly draft: DraftGroup;
  /** Whether anything would be lost by giving the draft up. */
  readonly isChanged: boolean;
  /** Key of the condition that was added last. */
  readonly added: string;
  readonly change: (part: DraftPart) => void;
  readonly addCondition: (group: string) => void;
  /** A group comes with a first condition. */
  readonly addGroup: (group: string) => void;
  readonly remove: (key: string) => void;
};

/** The composed filter of the list as a draft, and what can be done with it. */
export function useDraft(resource: AnyResource, filters: Row): DraftActions {
  const { language } = useWords();
  const [nextKey] = useState(keys);
  const [begun] = useState(() => readDraft({ resource, language, nextKey }, filters));
  const [draft, setDraft] = useState(begun);
  const [added, setAdded] = useState('');
  const change = (key: string, to: (part: DraftPart) => DraftPart | undefined): void => {
    setDraft((was) => {
      if (was.key !== key) return withPart(was, key, to);
      const root = to(was);
      return root !== undefined && isDraftGroup(root) ? root : was;
    });
  };
  const add = (group: string, part: DraftPart): void => {
    change(group, (was) => (isDraftGroup(was) ? { ...was, parts: [...was.parts, part] } : was));
  };
  const addCondition = (group: string): void => {
    const condition = emptyCondition(nextKey());
    setAdded(condition.key);
    add(group, condition);
  };
  return {
    draft,
    isChanged: serialiseDraftGroup(draft) !== serialiseDraftGroup(begun),
    added,
    change: (part) => change(part.key, () => part),
    addCondition,
    addGroup: (group) => {
      const condition = emptyCondition(nextKey());
      setAdded(condition.key);
      // Within "all" someone wants "at least one", and the other way round.
      add(group, { key: nextKey(), joint: jointWithin(draft, group) === 'all' ? 'any' : 'all', parts: [condition] });
    },
    remove: (key) => change(key, () => undefined),
  };
}

function jointWithin(group: DraftGroup, key: string): DraftGroup['joint'] | undefined {
  if (group.key === key) return group.joint;
  for (const part of group.parts) {
    const found = isDraftGroup(part) ? jointWithin(part, key) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function keys(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return String(last);
  };
}

import { useCallback } from 'react';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Additions } from './additions.ts';
import { useMay } from './gate.tsx';
import type { Row } from './row.ts';
import { useActor } from './use-actor.ts';
import { useWords } from './words.ts';

/** Why a record is only read by who is signed in; undefined for one that they write. */
export type ReadOnly = (record: Row) => string | undefined;

/** Judges records of an entity, the same way on their page, in a drawer and in the cells of a list. */
export function useReadOnly(resource: AnyResource, additions: Additions): ReadOnly {
  const words = useWords();
  const actor = useActor();
  const mayEdit = useMay(resource, 'edit');
  return useCallback(
    (record) => (mayEdit ? actor && additions.readOnly?.({ record, actor, words }) : words.form.noRights),
    [mayEdit, actor, additions, words],
  );
}

import { useCallback } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { useMay } from '../gate.tsx';
import type { Row } from '../row.ts';
import { useActor } from '../use-actor.ts';
import { useWords } from '../words.ts';
import type { Access, Additions } from './additions.ts';

export type AccessTo = (record: Row) => Access;

/** What the user may do with records of an entity, the same on their page, in a drawer and in the cells of a list. */
export function useAccess(resource: AnyResource, { access }: Additions): AccessTo {
  const words = useWords();
  const actor = useActor();
  const mayEdit = useMay(resource, 'edit');
  return useCallback(
    (record) => ({ ...access?.({ record, actor, words }), ...(!mayEdit && { readOnly: words.form.noRights }) }),
    [mayEdit, actor, access, words],
  );
}

import type { Additions } from '../../vocabulary/additions.ts';
import type { Row } from '../../vocabulary/row.ts';
import { useActor } from '../../vocabulary/use-actor.ts';

/** Fields of the record that stand nowhere, because they would say nothing to who is signed in. */
export function useUnseen({ unseen }: Pick<Additions, 'unseen'>, record: Row | null): readonly string[] {
  const actor = useActor();
  return record === null || actor === undefined ? [] : (unseen?.(record, actor) ?? []);
}

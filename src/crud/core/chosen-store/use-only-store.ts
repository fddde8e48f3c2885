import { onlyStoreOf } from '../../../../contract/basics/access.ts';
import { useActor } from '../use-actor.ts';

/** The store of a person who has one alone; undefined for everybody else, and until it is known who they are. */
export function useOnlyStore(): number | undefined {
  const actor = useActor();
  return actor === undefined ? undefined : onlyStoreOf(actor);
}

import type { Operation } from '../../../contract/api/operation.ts';
import { roomRefusal, storageHeader } from '../../../contract/api/storing.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import { roomAfterSeconds } from '../../answers/error-answer.ts';
import type { Storage } from '../../engine/storage/storage.ts';

/** Refuses what there is no room for on the disk; nothing has been changed then. */
export function refuseWithoutRoom(operation: Operation, storage: Storage): void {
  const refusal = roomRefusal(operation, storage.guarded());
  if (refusal !== null) throw refuse(refusal, { details: { seconds: roomAfterSeconds } });
}

/** Informs the console how much room there is, while it is not ample. */
export function storageHeaders(storage: Storage): Readonly<Record<string, string>> {
  const state = storage.state();
  return state === 'ample' ? {} : { [storageHeader]: state };
}

import type { Operation } from '../../../contract/operations/operation.ts';
import { roomRefusal, storageHeader } from '../../../contract/operations/storing.ts';
import { refuse } from '../../../contract/refusal.ts';
import type { Storage } from '../../storage/storage.ts';
import { roomAfterSeconds } from '../answers/error-answer.ts';

/** Refuses what there is no room for on the disk; nothing has been changed then. */
export function refuseWithoutRoom(operation: Operation, storage: Storage): void {
  const refusal = roomRefusal(operation, storage.guarded());
  if (refusal !== null) throw refuse(refusal, { details: { seconds: roomAfterSeconds } });
}

/** Tells the console how much room there is, while it is not ample. */
export function storageHeaders(storage: Storage): Readonly<Record<string, string>> {
  const state = storage.state();
  return state === 'ample' ? {} : { [storageHeader]: state };
}

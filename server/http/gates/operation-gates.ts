import type { Operation } from '../../../contract/api/operation.ts';
import { roomRefusal, storageHeader } from '../../../contract/api/storing.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import { roomAfterSeconds } from '../../answers/error-answer.ts';
import type { CountRequest } from '../../areas/accounts/sign-in-attempts/request-limits.ts';
import type { Call } from '../../engine/call/call.ts';
import type { Storage } from '../../engine/files/storage.ts';

/** `isOpen`: whether clients can order; where not, every call of public booking is refused. */
export type BookingGate = { readonly isOpen: boolean; readonly count: CountRequest };

/** Admits a call of public booking while it is open and its network has not asked too often; other calls pass. */
export async function admitBooking({ booking: kind }: Operation, { isOpen, count }: BookingGate, address: string): Promise<void> {
  if (kind === undefined) return;
  if (!isOpen) throw refuse('booking_closed');
  await count(kind, address);
}

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

const preconditions = ['If-Match', 'If-None-Match', 'If-Unmodified-Since'] as const;

/**
 * A change with a condition that the operation does not evaluate is refused: done without looking, it would be the change that the
 * caller asked not to make (RFC 9110, 13.1). Reading ignores conditions, because live values change without a version.
 */
export function refuseUntakenPrecondition({ operation, header }: Pick<Call, 'operation' | 'header'>): void {
  if (operation.method === 'get') return;
  const taken = (operation.parameters ?? []).filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  const untaken = preconditions.find((name) => !taken.includes(name) && header(name.toLowerCase()) !== undefined);
  if (untaken !== undefined) throw refuse('precondition_not_taken', { details: { name: untaken } });
}

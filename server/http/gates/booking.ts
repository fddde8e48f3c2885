import type { Operation } from '../../../contract/api/operation.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import type { CountRequest } from '../../areas/accounts/sign-in-attempts/request-limits.ts';

/** `isOpen`: whether clients can order; where not, every call of public booking is refused. */
export type BookingGate = { readonly isOpen: boolean; readonly count: CountRequest };

/** Admits a call of public booking while it is open and its network has not asked too often; other calls pass. */
export async function admitBooking({ booking: kind }: Operation, { isOpen, count }: BookingGate, address: string): Promise<void> {
  if (kind === undefined) return;
  if (!isOpen) throw refuse('booking_closed');
  await count(kind, address);
}

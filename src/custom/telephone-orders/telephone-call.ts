import type { Caller, Typed } from './callers.ts';

/** The fields of a new order. One that the clerk has not filled in follows from the caller. */
export type NewVisit = {
  readonly storeId?: number | undefined;
  readonly serviceId?: number | undefined;
  /** The beginning; undefined takes the nearest free time. */
  readonly starts?: string | undefined;
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
};

/** What was typed during a call that has not ended: it is kept until the bar opens again. */
export type TelephoneCall = { readonly query: string; readonly chosen: string | undefined; readonly visit: NewVisit };
export const noCall: TelephoneCall = { query: '', chosen: undefined, visit: {} };

/** Whom the new order is for: what was filled in, else what is known of the caller, else what was typed to find them. */
export function chooseClient(visit: NewVisit, caller: Caller | undefined, typed: Typed): Pick<Caller, 'name' | 'phone' | 'email'> {
  return {
    name: visit.name ?? caller?.name ?? typed.name,
    phone: visit.phone ?? (caller?.phone || typed.phone),
    email: visit.email ?? caller?.email ?? '',
  };
}

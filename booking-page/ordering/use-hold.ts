import { useState } from 'preact/hooks';
import { type HeldTime, holdStateAt } from '../../contract/rules/booking-page/hold-clock.ts';
import { type KeptHold, parseKeptBooking } from '../../contract/rules/booking-page/kept-booking.ts';
import { keptInTab } from '../client/kept-in-tab.ts';
import { type Refused, readRefused } from '../client/refused.ts';
import { useClient } from '../client/use-client.ts';
import { useLanguage } from '../words/language.ts';

/** A time that is held for the client, by its secret. */
export type Hold = HeldTime & KeptHold;
export type TakenTime = { readonly hold: Hold } | { readonly refused: Refused };

export type Holding = {
  readonly hold: Hold | undefined;
  /** Holds a time and releases the previous hold. Pass `replaces` to replace a hold that the server says has expired. */
  readonly take: (serviceId: number, startsAt: string, replaces?: boolean) => Promise<TakenTime>;
};

/** Holds one time at a time while the client fills in the form. */
export function useHold(): Holding {
  const { words } = useLanguage();
  const ask = useClient();
  const [hold, setHold] = useState(heldBefore);
  const take = async (serviceId: number, startsAt: string, replaces = false): Promise<TakenTime> => {
    if (!replaces && hold !== undefined && hold.serviceId === serviceId && hold.startsAt === startsAt && isHeld(hold)) return { hold };
    try {
      const held = await ask('POST /public/holds', { body: { service_id: serviceId, starts_at: startsAt } });
      // It ends on its own where this is not received.
      if (hold !== undefined) ask('POST /public/holds/release', { body: { token: hold.token } }).catch(() => undefined);
      const { token, ends_at: endsAt, held_until, now } = held;
      const next = { token, serviceId, startsAt, endsAt, held_until, now, receivedAt: performance.now(), receivedAtClock: Date.now() };
      setHold(next);
      return { hold: next };
    } catch (error) {
      return { refused: readRefused(error, words.failed) };
    }
  };
  return { hold, take };
}

/** A time that the client holds already would be refused: the place is taken, by this client. */
export function isHeld(hold: Hold): boolean {
  return holdStateAt(hold, performance.now()).state !== 'ended';
}

/** The hold from before a reload. */
function heldBefore(): Hold | undefined {
  const { hold } = parseKeptBooking(keptInTab('booking'));
  return hold === undefined ? undefined : { ...hold, receivedAt: performance.now() - Math.max(0, Date.now() - hold.receivedAtClock) };
}

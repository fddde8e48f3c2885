import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { guessingLimits } from '../../../../contract/rules/accounts/guessing.ts';
import { type Accounts, type EnterFrom, type LimitedByAddress, minutesAfter } from '../accounts.ts';
import { findNetwork } from './find-network.ts';

type Place = {
  /** Tries that were let in and have not ended. */
  underway: number;
  /** All who are here, those who wait to be let in too. */
  people: number;
  turn: Promise<unknown>;
  onLeave: (() => void) | null;
};

/**
 * Refuses tries from an address of which too many failed lately, whatever the names. Of tries at once not more are let in
 * than may fail: the next one waits until one of them has ended, so that no one who types the right password is refused
 * for others who do. Several servers over one database count together what has ended, and each for itself what has not.
 */
export function createEnterFrom({ db, clock }: Pick<Accounts, 'db' | 'clock'>): EnterFrom {
  const places = new Map<string, Place>();

  const failedLately = async (action: LimitedByAddress, network: string): Promise<number> => {
    const since = minutesAfter(clock.now(), -guessingLimits.addressMinutes);
    // Compared as texts: the audit also holds addresses that are none.
    const { rows } = await sql<{ address: string | null; failed: number }>`
      select address, count(*)::int as failed from audit_log
      where created_at > ${since} and action = ${action} group by address`.execute(db);
    const here = rows.filter((row) => row.address !== null && findNetwork(row.address) === network);
    return here.reduce((sum, { failed }) => sum + failed, 0);
  };
  const admit = async (place: Place, action: LimitedByAddress, network: string): Promise<void> => {
    for (;;) {
      // Looked at first: anyone who ends meanwhile is counted twice rather than not at all, and then everything again.
      const { underway } = place;
      const failed = await failedLately(action, network);
      if (failed >= guessingLimits.ofAddress) {
        throw refuse('too_many_requests', { details: { seconds: guessingLimits.addressMinutes * 60 } });
      }
      if (failed + underway < guessingLimits.ofAddress) break;
      if (underway === place.underway) await new Promise<void>((resolve) => (place.onLeave = resolve));
    }
    place.underway += 1;
  };

  return async (action, address) => {
    const network = findNetwork(address);
    const name = `${action} ${network}`;
    const place = places.get(name) ?? { underway: 0, people: 0, turn: Promise.resolve(), onLeave: null };
    places.set(name, place);
    place.people += 1;
    const go = (): void => {
      place.people -= 1;
      if (place.people === 0) places.delete(name);
    };
    const turn = place.turn.then(() => admit(place, action, network));
    place.turn = turn.catch(() => undefined);
    try {
      await turn;
    } catch (error) {
      go();
      throw error;
    }
    return () => {
      place.underway -= 1;
      place.onLeave?.();
      place.onLeave = null;
      go();
    };
  };
}

/** Does a try that may fail, if one more from its address may. */
export async function tryFrom<T>({ enterFrom }: Pick<Accounts, 'enterFrom'>, address: string, work: () => Promise<T>): Promise<T> {
  const leave = await enterFrom('sign_in_failed', address);
  try {
    return await work();
  } finally {
    leave();
  }
}

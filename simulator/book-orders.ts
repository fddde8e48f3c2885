import type { Ask } from '../contract/client/ask.ts';
import { simulatorWords as words } from '../contract/messages/cs/simulator.ts';
import { addDays } from '../contract/rules/opening/calendar-days.ts';
import { pick, type Random, seedRandom } from '../contract/rules/values/random.ts';
import { dayOf } from './office/plan/local-day.ts';
import { PublicRefusal, publicCentral } from './public-central.ts';

export type BookingRequest = {
  readonly count: number;
  readonly seed: string;
  /** The real time, in milliseconds. */
  readonly now: number;
};

/** What came of it. `taken`: someone else was quicker; `refused`: by the code of the reason. */
export type Booked = {
  readonly asked: number;
  readonly confirmed: number;
  readonly unconfirmed: number;
  readonly taken: number;
  readonly refused: Readonly<Record<string, number>>;
};

/** How far ahead clients look. */
const lookedDays = 28;
/** Of one order: who finds times taken again and again gives up. */
const mostTries = 5;

/** Orders as clients do: chooses a service, a day with a free time and one of its times, holds it and orders. Null where nothing is free. */
export async function bookOrders(ask: Ask<never>, { count, seed, now }: BookingRequest): Promise<Booked | null> {
  const random = seedRandom(seed, 'booking', now);
  const { services } = await ask('GET /public/booking');
  const left = services.map(({ id }) => id);
  const outcomes: string[] = [];
  for (let place = 1; place <= count && left.length > 0; place += 1) {
    const outcome = await bookOne(ask, { random, services: left, now, who: `${seed}-${now}-${place}` });
    outcomes.push(...outcome);
  }
  if (outcomes.length === 0) return null;
  const counted = (one: string) => outcomes.filter((each) => each === one).length;
  const codes = [...new Set(outcomes)].filter((code) => !['confirmed', 'unconfirmed', 'time_not_free'].includes(code));
  return {
    asked: count,
    confirmed: counted('confirmed'),
    unconfirmed: counted('unconfirmed'),
    taken: counted('time_not_free'),
    refused: Object.fromEntries(codes.map((code) => [code, counted(code)])),
  };
}

type One = { readonly random: Random; readonly services: number[]; readonly now: number; readonly who: string };

/** What came of one order, with the times that were taken meanwhile. A service without a free time is left out from then on. */
async function bookOne(ask: Ask<never>, { random, services, now, who }: One): Promise<readonly string[]> {
  const outcomes: string[] = [];
  for (let tries = 0; tries < mostTries && services.length > 0; ) {
    const service = pick(random, services);
    const startsAt = await findFreeTime(ask, { random, service, now });
    if (startsAt === null) {
      services.splice(services.indexOf(service), 1);
      continue;
    }
    tries += 1;
    const outcome = await order(ask, { service, startsAt, who }).catch((error: unknown) => {
      if (error instanceof PublicRefusal) return error.code;
      throw error;
    });
    outcomes.push(outcome);
    if (outcome !== 'time_not_free') break;
  }
  return outcomes;
}

type Sought = { readonly random: Random; readonly service: number; readonly now: number };

async function findFreeTime(ask: Ask<never>, { random, service: id, now }: Sought): Promise<string | null> {
  const today = dayOf(now);
  const days = await ask('GET /public/services/{id}/free-days', {
    path: { id },
    query: { from: today, to: addDays(today, lookedDays - 1) },
  });
  const free = days.filter((day) => day.free > 0);
  if (free.length === 0) return null;
  const times = await ask('GET /public/services/{id}/free-times', { path: { id }, query: { day: pick(random, free).day } });
  return times.length === 0 ? null : pick(random, times).starts_at;
}

type Wanted = { readonly service: number; readonly startsAt: string; readonly who: string };

/** Anyone who gets the secret of the link at once has a confirmed order; otherwise it is in an e-mail that only the client reads. */
async function order(ask: Ask<never>, { service, startsAt, who }: Wanted): Promise<'confirmed' | 'unconfirmed'> {
  const { token: hold } = await ask('POST /public/holds', { body: { service_id: service, starts_at: startsAt } });
  const client = { email: `${who}@klient.test`, name: `Klient ${who}`, phone: '+420777000000', note: '–', consent: true };
  const { token } = await ask('POST /public/orders', { body: { hold, ...client } });
  if (token === null) return 'unconfirmed';
  const { state } = await ask('POST /public/orders/show', { body: { token } });
  return state === 'confirmed' ? 'confirmed' : 'unconfirmed';
}

/** Makes orders as the public does and says what came of it; whether all that were asked for were made. */
export async function bookFor(
  { url, seed }: { readonly url: string; readonly seed: string },
  count: number,
  say: (line: string) => void,
): Promise<boolean> {
  const rest = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const booked = await bookOrders(publicCentral(url, { say, rest }), { count, seed, now: Date.now() });
  say(booked === null ? words.nothingOffered : words.booked(booked));
  return booked !== null && booked.confirmed + booked.unconfirmed === count;
}

import { around } from '../../contract/rules/chance/distributions.ts';
import { between, happens, type Random } from '../../contract/rules/chance/random.ts';
import type { Visit } from './visit.ts';

const minuteMs = 60_000;
/** How the office works against the minutes that its services expect: clerks are a little quicker. */
const pace = 0.92;
const sentOn = 0.04;

/** What becomes of a client who is called; spans in milliseconds from the call. */
export type Course =
  | { readonly end: 'missed'; readonly after: number }
  | { readonly end: 'finished' | 'transferred'; readonly comesAfter: number; readonly after: number };

/** Draws what becomes of a client who is called at the instant. */
export function courseOf(visit: Visit, calledAt: number, handlingMinutes: number, random: Random): Course {
  if (happens(random, absence(visit, calledAt))) return { end: 'missed', after: between(random, 45, 120) * 1000 };
  const comesAfter = between(random, 8, 50) * 1000;
  const factor = Math.min(4, Math.max(0.15, around(random, 0.55)));
  const after = comesAfter + Math.round(factor * handlingMinutes * pace * 60) * 1000;
  return { end: visit.first === null && happens(random, sentOn) ? 'transferred' : 'finished', comesAfter, after };
}

/** When someone who waits loses patience: some see the hall and go, half have somewhere to be, no one waits for ever. */
export function patienceMs(visit: Pick<Visit, 'orderId' | 'first'>, random: Random): number {
  if (visit.orderId !== null || visit.first !== null) return 180 * minuteMs;
  if (happens(random, 0.02)) return (1 + 6 * random()) * minuteMs;
  return (happens(random, 0.5) ? 20 + 60 * random() : 60 + 80 * random()) * minuteMs;
}

// The longer the wait, the more of them went to buy a roll; anyone who chose the time comes.
function absence(visit: Visit, calledAt: number): number {
  if (visit.first !== null) return 0.01;
  if (visit.orderId !== null) return 0.015;
  return 0.02 + Math.min(0.16, Math.max(0, calledAt - visit.createdAt) / (240 * minuteMs));
}

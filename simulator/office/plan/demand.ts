import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import { happens, seedRandom } from '../../../contract/rules/values/random.ts';
import type { Service, Setup } from './setup.ts';

/** What clients ask of an office on an ordinary day. */
export type Demand = {
  /** How many clients come. */
  readonly clients: number;
  /** Identifiers of services that they come for, by weight. */
  readonly services: readonly (readonly [id: number, weight: number])[];
  /** How many desks are staffed for them. */
  readonly desks: number;
};

/** Share of a desk's day that is work with clients when a town plans realistically: above it, queues grow all day. */
export const plannedLoad = 0.72;
/** Minutes of an ordinary office day that a desk is open. */
export const dayMinutes = 400;
/** This much of the desks of an office is staffed on a usual day. */
const staffed = 0.55;
/** A reserve service, on the days on which desks ask for it, in addition to what it would draw if it were always there. */
const reserveShare = 0.3;
const reserveDays = 0.4;

/** Whether desks ask for a reserve service on the day. */
export function isAskedFor({ id }: Service, seed: string, day: Day): boolean {
  return happens(seedRandom(seed, 'reserve', id, day), reserveDays);
}

type Share = { readonly service: Service; readonly weight: number };

/**
 * Estimates the demand from the configuration: the more desks serve a service, the more clients come for it. A service
 * without a desk has no clients; a reserve service opens on some days only.
 */
export function expectedDemand(setup: Setup, seed: string, day: Day): Demand {
  const shares = sharesOf(setup, seed, day);
  return {
    clients: dailyClients(setup, shares),
    services: shares.map(({ service, weight }) => [service.id, weight] as const),
    desks: Math.max(2, Math.round(setup.desks.length * staffed)),
  };
}

function sharesOf(setup: Setup, seed: string, day: Day): readonly Share[] {
  return setup.services.flatMap((service) => {
    const desks = setup.desks.filter(({ service_ids }) => service_ids.includes(service.id));
    const capacity = desks.reduce((sum, { service_ids }) => sum + 1 / service_ids.length, 0);
    const opens = service.state === 'active' || isAskedFor(service, seed, day);
    const weight = (capacity / service.expected_handling_minutes) * (service.state === 'active' ? 1 : reserveShare);
    return opens && weight > 0 ? [{ service, weight }] : [];
  });
}

function dailyClients(setup: Setup, shares: readonly Share[]): number {
  const weights = shares.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return 0;
  const minutes = shares.reduce((sum, { service, weight }) => sum + weight * service.expected_handling_minutes, 0) / weights;
  return (Math.max(1, setup.desks.length * staffed) * dayMinutes * plannedLoad) / minutes;
}

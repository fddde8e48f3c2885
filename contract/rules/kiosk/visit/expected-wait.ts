/** The services that an open desk serves. */
export type OpenDesk = { readonly service_ids: readonly number[] };

type Queue = {
  /** Desks that are open now; undefined where that is not known. */
  readonly desks: readonly OpenDesk[] | undefined;
  /** People that wait for each service; a service that is not in it has an unknown queue. */
  readonly waiting: ReadonlyMap<number, number>;
};

/**
 * Minutes until the next client of the service is called. Each open desk that serves it divides its time among those of its services that
 * clients wait for. Null where it is not known: no such desk is open, one of them also serves a queue that is unknown, or nothing says how
 * long one client takes.
 */
export function expectedWait({ desks, waiting }: Queue, id: number, minutesOfOne: number | null): number | null {
  const people = waiting.get(id);
  const open = desks?.filter((desk) => desk.service_ids.includes(id)) ?? [];
  if (people === undefined || open.length === 0) return null;
  if (people === 0) return 0;
  if (minutesOfOne === null || open.some((desk) => desk.service_ids.some((one) => !waiting.has(one)))) return null;
  const busy = open.map((desk) => desk.service_ids.filter((one) => (waiting.get(one) ?? 0) > 0).length);
  const atOnce = busy.reduce((sum, services) => sum + 1 / services, 0);
  return Math.ceil((people * minutesOfOne) / atOnce - 1e-9);
}

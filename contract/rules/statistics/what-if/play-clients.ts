/** Minutes of the local day. */
type Minute = number;

/** A client of a day: drawn once, so that every plan is played with the same clients. */
export type PlayedClient = {
  readonly arrives: Minute;
  /** Of a reservation: it is not called before, and then before those without one. */
  readonly appointed: Minute | null;
  readonly service: number;
  /** For how many minutes the client takes a desk. */
  readonly handling: number;
  /** After so many minutes of waiting the client leaves. */
  readonly patience: number;
};

/** A desk with the times at which it is open; between them is a break. Times are in order. */
export type PlayedDesk = {
  readonly id: number;
  readonly services: readonly number[];
  readonly open: readonly { readonly from: Minute; readonly to: Minute }[];
};

export type PlayedPlan = {
  readonly desks: readonly PlayedDesk[];
  /** When the office closes: who waits then is still served by the desks that are open until it. */
  readonly closes: Minute;
};

/** What became of a client. */
export type PlayedVisit = {
  readonly client: PlayedClient;
  /** Null of a client whom no desk served. */
  readonly called: Minute | null;
  /** When a client left who was not called for so long. */
  readonly left: Minute | null;
  readonly ends: Minute | null;
  readonly wait: number | null;
  readonly desk: number | null;
};

type Waiting = { readonly place: number; readonly ready: Minute; readonly client: PlayedClient };

/**
 * Plays one day. A free desk calls the first of those whom it serves: reservations that are due, then the others in the order
 * in which they came. A client who was called is served to the end, also into a break; one who ran out of patience
 * before the call has left. No chance is in it: the same clients and the
 * same plan are the same day.
 */
export function playClients(clients: readonly PlayedClient[], { desks, closes }: PlayedPlan): readonly PlayedVisit[] {
  const visits: PlayedVisit[] = clients.map((client) => ({ client, called: null, left: null, ends: null, wait: null, desk: null }));
  const coming = clients
    .map((client, place): Waiting => ({ place, client, ready: Math.max(client.arrives, client.appointed ?? client.arrives) }))
    .toSorted((one, other) => one.ready - other.ready || one.place - other.place);
  const freeAt = new Map(desks.map(({ id }) => [id, Number.NEGATIVE_INFINITY]));
  const waiting: Waiting[] = [];
  let next = 0;
  for (;;) {
    const call = nextCall(desks, { freeAt, waiting, closes });
    const arrival = coming[next];
    if (arrival !== undefined && (call === undefined || arrival.ready <= call.at)) {
      waiting.push(arrival);
      next += 1;
    } else if (call === undefined) {
      return visits;
    } else {
      const { at, desk, chosen } = call;
      const { client } = chosen;
      waiting.splice(waiting.indexOf(chosen), 1);
      const leaves = chosen.ready + client.patience;
      if (leaves < at) {
        visits[chosen.place] = { client, called: null, left: leaves, ends: null, wait: null, desk: null };
        continue;
      }
      const ends = at + client.handling;
      visits[chosen.place] = { client, called: at, left: null, ends, wait: at - chosen.ready, desk: desk.id };
      freeAt.set(desk.id, ends);
    }
  }
}

type Hall = { readonly freeAt: ReadonlyMap<number, Minute>; readonly waiting: readonly Waiting[]; readonly closes: Minute };
type Call = { readonly at: Minute; readonly idleSince: Minute; readonly desk: PlayedDesk; readonly chosen: Waiting };

/** The earliest call that a desk can make; of several the desk that has been free the longest makes it. */
function nextCall(desks: readonly PlayedDesk[], { freeAt, waiting, closes }: Hall): Call | undefined {
  let earliest: Call | undefined;
  for (const desk of desks) {
    const chosen = firstFor(desk, waiting);
    if (chosen === undefined) continue;
    const idleSince = freeAt.get(desk.id) ?? 0;
    const at = openFrom(desk, Math.max(idleSince, chosen.ready), closes);
    if (at === null) continue;
    const isEarlier = earliest === undefined || at < earliest.at || (at === earliest.at && idleSince < earliest.idleSince);
    if (isEarlier) earliest = { at, idleSince, desk, chosen };
  }
  return earliest;
}

function firstFor(desk: PlayedDesk, waiting: readonly Waiting[]): Waiting | undefined {
  let first: Waiting | undefined;
  for (const one of waiting) {
    if (!desk.services.includes(one.client.service)) continue;
    if (first === undefined || isBefore(one, first)) first = one;
  }
  return first;
}

function isBefore(one: Waiting, other: Waiting): boolean {
  const [isOrdered, isOtherOrdered] = [one.client.appointed !== null, other.client.appointed !== null];
  if (isOrdered !== isOtherOrdered) return isOrdered;
  return one.ready === other.ready ? one.place < other.place : one.ready < other.ready;
}

/** From when on after a minute the desk may call; null once it calls no one on the day. A desk that is open until the end goes on. */
function openFrom({ open }: PlayedDesk, minute: Minute, closes: Minute): Minute | null {
  for (const { from, to } of open) {
    if (minute < from) return from;
    if (minute < to) return minute;
  }
  const last = open.at(-1);
  return last !== undefined && last.to >= closes ? minute : null;
}

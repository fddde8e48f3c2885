/** How busy an office is: clients who come in an hour, and for how many minutes each of them takes a desk. */
export type Load = { readonly perHour: number; readonly minutes: number };

/** What so many desks would do by Erlang C: clients come by chance, no one leaves, every desk serves every service. */
export type Staffing = {
  readonly desks: number;
  /** Which part of their time desks are busy; from 1 on the queue grows for as long as clients come like this. */
  readonly occupancy: number;
  /** The part of clients that wait at all; null where the queue grows. */
  readonly waiting: number | null;
  /** The mean wait in minutes; null where the queue grows. */
  readonly meanWait: number | null;
  /** The part of clients who wait for less than the target; null where the queue grows. */
  readonly within: number | null;
};

/** Waits at so many desks, against a target in minutes. Without factorials: Erlang B desk by desk, then C. */
export function staffingOf({ perHour, minutes }: Load, desks: number, target: number): Staffing {
  const offered = (perHour * minutes) / 60;
  if (offered === 0) return { desks, occupancy: 0, waiting: 0, meanWait: 0, within: 1 };
  const occupancy = desks === 0 ? Number.POSITIVE_INFINITY : offered / desks;
  if (occupancy >= 1) return { desks, occupancy, waiting: null, meanWait: null, within: null };
  let blocked = 1;
  for (let place = 1; place <= desks; place += 1) blocked = (offered * blocked) / (place + offered * blocked);
  const waiting = (desks * blocked) / (desks - offered * (1 - blocked));
  const free = desks - offered;
  return { desks, occupancy, waiting, meanWait: (waiting * minutes) / free, within: 1 - waiting * Math.exp((-free * target) / minutes) };
}

/** No office has more desks. */
const mostDesks = 500;

/** The fewest desks at which so great a part of clients waits for less than the target; null where no number of desks does. */
export function desksNeeded(load: Load, target: number, share: number): number | null {
  for (let desks = 0; desks <= mostDesks; desks += 1) {
    const { within } = staffingOf(load, desks, target);
    if (within !== null && within >= share) return desks;
  }
  return null;
}

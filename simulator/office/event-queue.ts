type Entry = { readonly at: number; readonly work: () => void; readonly plan: number | null };

/** What is going to happen at an office, in the order of time; what was entered first comes first at one instant. */
export type EventQueue = {
  /** The simulated instant, in milliseconds: that of what is happening, or up to which everything happened. */
  now(): number;
  /** Something that comes whatever the central configures meanwhile. */
  at(instant: number, work: () => void): void;
  /** Something that holds until the day is planned again. */
  plan(instant: number, work: () => void): void;
  forgetPlans(): void;
  /** When something happens next; infinite when nothing does. */
  next(): number;
  /** Lets everything happen up to the instant. */
  advance(to: number): void;
};

/** An empty queue with its clock at the instant. */
export function eventQueueFrom(start: number): EventQueue {
  const entries: Entry[] = [];
  let current = start;
  let plan = 0;

  const enter = (entry: Entry) => {
    let [low, high] = [0, entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((entries[middle]?.at ?? 0) <= entry.at) low = middle + 1;
      else high = middle;
    }
    entries.splice(low, 0, entry);
  };
  const isForgotten = (entry: Entry) => entry.plan !== null && entry.plan !== plan;
  return {
    now: () => current,
    at: (instant, work) => enter({ at: Math.max(instant, current), work, plan: null }),
    plan: (instant, work) => enter({ at: Math.max(instant, current), work, plan }),
    forgetPlans: () => {
      plan += 1;
      const kept = entries.filter((entry) => !isForgotten(entry));
      entries.splice(0, entries.length, ...kept);
    },
    next: () => entries[0]?.at ?? Number.POSITIVE_INFINITY,
    advance: (to) => {
      for (let entry = entries[0]; entry !== undefined && entry.at <= to; entry = entries[0]) {
        entries.shift();
        current = Math.max(current, entry.at);
        entry.work();
      }
      current = Math.max(current, to);
    },
  };
}

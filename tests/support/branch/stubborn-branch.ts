import type { BranchEvent } from '../../../contract/channels/branch/events.ts';
import { rangesOf } from '../../../contract/rules/branch/ranges.ts';
import { type BranchClient, type Holder, tryHandshake } from './branch-client.ts';

type Sending = {
  /** What the branch does not send yet. */
  readonly withheld?: (event: BranchEvent) => boolean;
  /** Real time, after which it gives up and says what is missing. */
  readonly withinMs: number;
};
type Talk = { readonly due: () => readonly BranchEvent[]; readonly isOver: () => boolean; readonly until: number };
type Progress = { readonly acknowledged: number; readonly missing: readonly (readonly [number, number])[] };

const [batchesAtOnce, eventsOfBatch] = [3, 20];
/** A word that does not come within so long is not waited for: the connection is given up. */
const patienceMs = 1_000;

/** A branch that sends what it has until the central has acknowledged all of it, over however many connections. */
export class StubbornBranch {
  #kept: readonly BranchEvent[];
  /** Sent over this connection and not asked for since: only the central knows whether it has them. */
  readonly #sent = new Set<number>();
  #connections = 0;
  #lastFault = 'none';
  readonly #count: number;
  readonly #holder: Holder;
  readonly #origin: string;

  constructor(holder: Holder, origin: string, journal: readonly BranchEvent[]) {
    this.#holder = holder;
    this.#origin = origin;
    this.#kept = journal;
    this.#count = journal.length;
  }

  /** How many events the central has not acknowledged. */
  get left(): number {
    return this.#kept.length;
  }

  get connections(): number {
    return this.#connections;
  }

  /**
   * Sends everything until it is acknowledged. Where something is withheld, what is before the last gap is received to have
   * been received; of what comes after it the central says nothing, and that is sent until it is asked for nothing more.
   */
  async sendAll({ withheld, withinMs }: Sending): Promise<void> {
    const due = () => this.#kept.filter((event) => withheld === undefined || !(withheld(event) || this.#sent.has(event.sequence)));
    const isWithheld = (event: BranchEvent) => withheld?.(event) === true;
    const newest = this.#kept.findLast((event) => !isWithheld(event))?.sequence ?? 0;
    const lastGap = this.#kept.findLast((event) => isWithheld(event) && event.sequence < newest)?.sequence ?? 0;
    const unacknowledged = () => this.#kept.filter((event) => event.sequence < lastGap && !isWithheld(event));
    const isOver = () => due().length === 0 && unacknowledged().length === 0;
    const until = performance.now() + withinMs;
    while (!isOver()) {
      if (performance.now() > until) throw new Error(this.#complaint([...due(), ...unacknowledged()], withinMs));
      try {
        await this.#overOne({ due, isOver, until });
      } catch (error) {
        this.#lastFault = error instanceof Error ? error.message : String(error);
        this.#sent.clear();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  #complaint(due: readonly BranchEvent[], withinMs: number): string {
    const missing = rangesOf(due.map(({ sequence }) => sequence)).map((range) => range.join('-'));
    return `${this.#holder.code}: ${due.length} of ${this.#count} events are not acknowledged after ${withinMs} ms over ${this.#connections} connections (${missing.join(', ')}); the last fault: ${this.#lastFault}`;
  }

  async #overOne({ due, isOver, until }: Talk): Promise<void> {
    this.#connections += 1;
    const client = await soon(tryHandshake(this.#holder, { origin: this.#origin, revision: null }), 'challenge');
    try {
      this.#note(await soon(client.next('welcome'), 'welcome'));
      while (!isOver() && performance.now() < until) await this.#sendSome(client, due());
    } finally {
      client.socket.terminate();
    }
  }

  async #sendSome(client: BranchClient, due: readonly BranchEvent[]): Promise<void> {
    // Several batches on their way at once, each of neighbours.
    for (let first = 0; first < Math.min(due.length, batchesAtOnce * eventsOfBatch); first += eventsOfBatch) {
      const events = due.slice(first, first + eventsOfBatch);
      client.say({ type: 'events', events });
      for (const { sequence } of events) this.#sent.add(sequence);
    }
    this.#note(await soon(client.next('acknowledge'), 'acknowledge'));
    for (const further of client.received.splice(0)) if (further.type === 'acknowledge') this.#note(further);
  }

  /** What is beyond everything that was received is not acknowledged, though no range names it. */
  #note({ acknowledged, missing }: Progress): void {
    const newest = missing.at(-1)?.[1] ?? acknowledged;
    const isMissing = (sequence: number) => missing.some(([from, to]) => sequence >= from && sequence <= to);
    this.#kept = this.#kept.filter(({ sequence }) => sequence > acknowledged && (sequence > newest || isMissing(sequence)));
    for (const sequence of this.#sent) if (isMissing(sequence)) this.#sent.delete(sequence);
  }
}

/** Fails where the word does not come: a socket may lead nowhere. */
function soon<T>(word: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no ${what} within ${patienceMs} ms`)), patienceMs);
  });
  // No one waits for what comes later than that.
  word.catch(() => undefined);
  return Promise.race([word, late]).finally(() => clearTimeout(timer));
}

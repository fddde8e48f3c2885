type Person = {
  state: 'none' | 'waiting' | 'offered' | 'taken' | 'expired';
  /** When the person joined, as a number that grows. */
  place: number;
  slot: number;
  until: number;
  passed: readonly number[];
};

/** A day of a service with one place in each slot, and people who wait for it: what the server is compared with. */
export class WaitingModel {
  readonly people: Person[];
  /** Whether an order has the slot. */
  readonly orders: boolean[];
  #joined = 0;

  constructor(people: number, slots: number) {
    this.people = Array.from({ length: people }, () => ({ state: 'none', place: 0, slot: 0, until: 0, passed: [] }));
    this.orders = Array.from({ length: slots }, () => true);
  }

  person(which: number): Person {
    const found = this.people[which];
    if (found === undefined) throw new Error('there is no such person');
    return found;
  }

  isOffered(which: number, now: number): boolean {
    const { state, until } = this.person(which);
    return state === 'offered' && until > now;
  }

  isFree(slot: number, now: number): boolean {
    return this.orders[slot] === false && !this.people.some((person, which) => person.slot === slot && this.isOffered(which, now));
  }

  /** Answers with the status. */
  join(which: number, now: number): number {
    const person = this.person(which);
    if (person.state === 'waiting' || this.isOffered(which, now)) return 409;
    this.#joined += 1;
    this.people[which] = { state: 'waiting', place: this.#joined, slot: 0, until: 0, passed: [] };
    return 201;
  }

  leave(which: number): number {
    if (this.person(which).state === 'none') return 410;
    this.people[which] = { ...this.person(which), state: 'none' };
    return 204;
  }

  take(which: number, now: number): number {
    const person = this.person(which);
    if (person.state === 'none') return 410;
    if (person.state === 'taken') return 200;
    if (!this.isOffered(which, now)) return 409;
    this.orders[person.slot] = true;
    person.state = 'taken';
    return 200;
  }

  pass(which: number, now: number): number {
    const person = this.person(which);
    if (person.state === 'none') return 410;
    if (this.isOffered(which, now)) {
      person.state = 'waiting';
      person.passed = [...person.passed, person.slot];
    }
    return 200;
  }

  book(slot: number, now: number): number {
    if (!this.isFree(slot, now)) return 409;
    this.orders[slot] = true;
    return 201;
  }

  /** The job: offers that ran out end; what is free goes to the first in line, at hours when people are awake. */
  offer(now: number, hour: number): void {
    for (const [which, person] of this.people.entries())
      if (person.state === 'offered' && !this.isOffered(which, now)) person.state = 'expired';
    if (hour < 7 || hour >= 20) return;
    for (let isMore = true; isMore; ) isMore = this.#offerOne(now);
  }

  #offerOne(now: number): boolean {
    const line = this.people.filter(({ state }) => state === 'waiting').toSorted((one, other) => one.place - other.place);
    for (const person of line) {
      const slot = this.orders.findIndex((_, which) => this.isFree(which, now) && !person.passed.includes(which));
      if (slot < 0) continue;
      Object.assign(person, { state: 'offered', slot, until: now + 30 * 60_000 });
      return true;
    }
    return false;
  }
}

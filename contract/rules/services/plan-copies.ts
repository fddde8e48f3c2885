import { collide, freeNumbers, type TicketNumbers } from './ticket-numbers.ts';

/**
 * What becomes of letters and numbers of tickets. `own`: a service that the store has keeps its own, a new one gets the
 * source's letter, or a free one where that is used. `same`: those of the source, and refused where another service has them.
 */
export const numberings = ['own', 'same'] as const;
export type Numbering = (typeof numberings)[number];

export type Copied = TicketNumbers & {
  readonly id: number;
  readonly store_id: number;
  readonly name: string;
  /** The name as the key of the database compares it: what represents the same service in another store. */
  readonly key: string;
};

export type CopyFault =
  | { readonly code: 'copied_twice' }
  | { readonly code: 'desks_missing'; readonly desks: readonly number[] }
  | { readonly code: 'numbers_taken'; readonly by: Copied | undefined };

export type PlannedCopy = {
  readonly source: Copied;
  /** The service that the store has under the name. */
  readonly target: Copied | undefined;
  /** What the service's tickets bear afterwards; undefined when nothing is written. */
  readonly numbers: TicketNumbers | undefined;
  readonly fault: CopyFault | undefined;
  /** Left out by anyone who copies: it stays as it is, and what the others get is what they would get next to it. */
  readonly isLeft?: true;
};

type Copying = {
  readonly sources: readonly Copied[];
  readonly existing: readonly Copied[];
  readonly numbering: Numbering;
  /** Numbers of desks that would have to be there for the source to be copied. */
  readonly missingDesks: (source: Copied) => readonly number[];
  /** Whether the source is left out; none is without it. */
  readonly isLeft?: (source: Copied) => boolean;
};

/** What copying services to one store would do: the same service is the one of the same name (decision 0033). */
export function planCopies(copying: Copying): readonly PlannedCopy[] {
  return withoutTaken(planAll(copying), copying.isLeft ?? (() => false));
}

/**
 * The plan without what is left out. A service that is left out or refused keeps its numbers, which may be in the way of
 * another one: until nothing more is refused.
 */
function withoutTaken(planned: readonly PlannedCopy[], isLeft: (source: Copied) => boolean): readonly PlannedCopy[] {
  let outcome = planned.map((plan): PlannedCopy => (isLeft(plan.source) ? { ...plan, numbers: undefined, isLeft: true } : plan));
  for (;;) {
    // Of two sources of one name the first is written over the service that the second would leave as it is.
    const written = new Set(outcome.flatMap(({ source, numbers }) => (numbers === undefined ? [] : [source.key])));
    const kept = outcome.flatMap(({ target }) => (target === undefined || written.has(target.key) ? [] : [target]));
    const judged = outcome.map((plan): PlannedCopy => {
      const { numbers } = plan;
      const by = numbers === undefined ? undefined : kept.find((other) => collide(numbers, other));
      return by === undefined ? plan : { ...plan, numbers: undefined, fault: { code: 'numbers_taken', by } };
    });
    if (judged.every((plan, place) => plan === outcome[place])) return judged;
    outcome = judged;
  }
}

/** What each source would get if every other one got what it wants. */
function planAll(copying: Copying): readonly PlannedCopy[] {
  const { sources, existing, numbering, missingDesks } = copying;
  const faults = new Map<Copied, CopyFault>();
  const seen = new Set<string>();
  for (const source of sources) {
    const desks = missingDesks(source);
    if (seen.has(source.key)) faults.set(source, { code: 'copied_twice' });
    else if (desks.length > 0) faults.set(source, { code: 'desks_missing', desks });
    seen.add(source.key);
  }
  const written = sources.filter((source) => !faults.has(source));
  const keys = new Set(written.map(({ key }) => key));
  const taken: (TicketNumbers & { readonly of: Copied })[] = existing
    .filter(({ key }) => numbering === 'own' || !keys.has(key))
    .map((of) => ({ ...numbersOf(of), of }));
  return sources.map((source) => {
    const target = existing.find(({ key }) => key === source.key);
    const fault = faults.get(source);
    if (fault !== undefined) return { source, target, numbers: undefined, fault };
    if (numbering === 'own' && target !== undefined) return { source, target, numbers: numbersOf(target), fault };
    const wanted = numbersOf(source);
    const numbers = numbering === 'own' ? freeNumbers(wanted, taken) : wanted;
    const by = taken.find((other) => collide(numbers ?? wanted, other))?.of;
    if (numbers === undefined || by !== undefined) return { source, target, numbers: undefined, fault: { code: 'numbers_taken', by } };
    taken.push({ ...numbers, of: source });
    return { source, target, numbers, fault };
  });
}

function numbersOf({ ticket_prefix, number_from, number_to }: TicketNumbers): TicketNumbers {
  return { ticket_prefix, number_from, number_to };
}

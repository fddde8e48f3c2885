import type { Chosen, Reason } from './plan.ts';

type Candidate = Chosen & { readonly weight: number };

/** What connects a test with the change more closely weighs more; the weak ones fall to the limit of a suite. */
const weights: Readonly<Record<Reason['kind'], number>> = {
  itself: 9000,
  generated: 8000,
  tables: 8000,
  always: 8000,
  imports: 6000,
  screens: 5000,
  named: 4000,
  folder: 1000,
  opens: 0,
  mentions: 0,
};

/** Test files with the closest reason for each. */
export class Candidates {
  readonly #found = new Map<string, Candidate>();

  add(path: string, reason: Reason, times = 0): void {
    const weight = weights[reason.kind] + times;
    const known = this.#found.get(path);
    if (known === undefined || known.weight < weight) this.#found.set(path, { path, reason, weight });
  }

  /** The closest ones first; of the weakly connected only as many as the limit leaves room for. */
  chosen(limit: number): { readonly chosen: readonly Chosen[]; readonly left: number } {
    const sorted = [...this.#found.values()].toSorted((a, b) => b.weight - a.weight || (a.path < b.path ? -1 : 1));
    const strong = sorted.filter(({ weight }) => weight >= weights.imports).length;
    const kept = sorted.slice(0, Math.max(strong, limit)).map(({ path, reason }) => ({ path, reason }));
    return { chosen: kept, left: sorted.length - kept.length };
  }
}

/** Counts by value; a total is a count under one name. */
export type Counts = Readonly<Record<string, number>>;

type Kept = { readonly resource: string; readonly look: number; readonly counts: Counts };

const mostKept = 2000;

/**
 * Counts that hold until a row of their entity changes. Anyone who asks has just looked which entities changed since the
 * load before (`server/areas/accounts/sessions/session-loader.ts`); a count holds as long as no look that ended after the count was begun saw its
 * entity change. That is exact also for transactions that end late: a look reports what became visible to it, whenever
 * it was written.
 */
export class KeptCounts {
  private readonly kept = new Map<string, Kept>();
  private readonly changed = new Map<string, number>();
  private looks = 0;
  private forgottenAt = 0;

  /** The place that a count begins at: reported before its statement is sent. */
  begin(): number {
    return this.looks;
  }

  find(resource: string, key: string): Counts | undefined {
    const found = this.kept.get(key);
    if (found === undefined) return undefined;
    if (found.look >= Math.max(this.forgottenAt, this.changed.get(resource) ?? 0)) return found.counts;
    this.kept.delete(key);
    return undefined;
  }

  keep(resource: string, key: string, { look, counts }: { readonly look: number; readonly counts: Counts }): void {
    const oldest = this.kept.size < mostKept ? undefined : this.kept.keys().next().value;
    if (oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(key, { resource, look, counts });
  }

  /** A look has ended and saw these entities change. */
  note(changed: readonly string[]): void {
    this.looks += 1;
    for (const resource of changed) this.changed.set(resource, this.looks);
  }

  /** No one has looked for long, or the look failed: what is kept may be out of date. */
  forget(): void {
    this.kept.clear();
    this.changed.clear();
    this.looks += 1;
    this.forgottenAt = this.looks;
  }
}

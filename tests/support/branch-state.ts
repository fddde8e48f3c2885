import type { BranchRevision } from '../../contract/channels/branch/to-branch.ts';
import type { Configuration } from '../../server/areas/branches/revisions/read-branch-configuration.ts';

type Rows = Map<string, Readonly<Record<string, unknown>>>;

/** What a branch has after its configuration and all that it was sent since: the rules of docs/branch-protocol.md. */
export class BranchState {
  revision: number | null = null;
  #rows: Rows = new Map();

  take({ revision, rows }: Configuration): void {
    this.revision = revision;
    this.#rows = new Map(rows.map(({ resource, id, values }) => [`${resource} ${id}`, values]));
  }

  apply({ revision, resource, id, action, values }: BranchRevision): void {
    if (revision !== (this.revision ?? 0) + 1) throw new Error(`revision ${revision} came after ${this.revision}`);
    this.revision = revision;
    const key = `${resource} ${id}`;
    if (action === 'delete') this.#rows.delete(key);
    else this.#rows.set(key, action === 'edit' ? { ...this.#rows.get(key), ...values } : values);
  }

  /** As it was stored: what is applied afterwards is not in it. */
  copy(): BranchState {
    const copy = new BranchState();
    copy.revision = this.revision;
    copy.#rows = new Map(this.#rows);
    return copy;
  }

  rows(): Readonly<Record<string, unknown>> {
    return Object.fromEntries([...this.#rows].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }
}

/** The same of a configuration. */
export function rowsOfConfiguration(configuration: Configuration): Readonly<Record<string, unknown>> {
  const state = new BranchState();
  state.take(configuration);
  return state.rows();
}

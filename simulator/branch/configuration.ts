import type { BranchConfigurationRow, BranchRevision } from '../../contract/channels/branch/to-branch.ts';
import type { ConfiguredRow } from '../office/plan/setup.ts';

/** The configuration of a branch as it is after a revision. */
export type KeptConfiguration = { readonly revision: number; readonly rows: readonly ConfiguredRow[] };

/** What became of changes: where the branch is now, and the revision that could not be applied. */
export type Applied = { readonly revision: number; readonly refused: { readonly revision: number; readonly reason: string } | null };

/** What the central configured for the branch, applied in the order of its revisions. */
export type Configuration = {
  /** The last revision that was applied; null before there is any configuration. */
  revision(): number | null;
  rows(): readonly ConfiguredRow[];
  /** Takes a part of the whole; true when it was the last and the configuration is. */
  takePart(part: Part): boolean;
  apply(revisions: readonly BranchRevision[]): Applied;
};

type Part = { readonly revision: number; readonly part: number; readonly parts: number; readonly rows: readonly BranchConfigurationRow[] };

const nameOf = ({ resource, id }: { readonly resource: string; readonly id: number }) => `${resource} ${id}`;

/** A configuration that begins with what was kept before. */
export function createConfiguration(kept: KeptConfiguration | null): Configuration {
  let rows = new Map((kept?.rows ?? []).map((row) => [nameOf(row), row] as const));
  let revision = kept?.revision ?? null;
  let parts: Part[] = [];

  const applyOne = ({ resource, id, action, values }: BranchRevision) => {
    const name = nameOf({ resource, id });
    if (action === 'delete') rows.delete(name);
    else rows.set(name, { resource, id, values: { ...rows.get(name)?.values, ...values } });
  };
  return {
    revision: () => revision,
    rows: () => [...rows.values()],
    takePart: (part) => {
      // A new whole begins with its first part; what was left of another one is void.
      if (part.part === 1) parts = [];
      if (part.part !== parts.length + 1 || (parts[0] ?? part).revision !== part.revision) return false;
      parts.push(part);
      if (parts.length < part.parts) return false;
      rows = new Map(parts.flatMap((each) => each.rows).map((row) => [nameOf(row), row] as const));
      revision = part.revision;
      parts = [];
      return true;
    },
    apply: (revisions) => {
      for (const change of revisions) {
        const applied = revision ?? 0;
        // Sent again, after a lost connection that swallowed the acknowledgement.
        if (change.revision <= applied) continue;
        if (change.revision !== applied + 1) {
          return { revision: applied, refused: { revision: change.revision, reason: `a revision is missing before ${change.revision}` } };
        }
        applyOne(change);
        revision = change.revision;
      }
      return { revision: revision ?? 0, refused: null };
    },
  };
}

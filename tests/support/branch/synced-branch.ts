import type { BranchRevision } from '../../../contract/channels/branch/to-branch.ts';
import { readBranchConfiguration } from '../../../server/areas/branches/revisions/read-branch-configuration.ts';
import { acknowledgeRevisions } from '../../../server/areas/branches/revisions/record-progress.ts';
import { revisionsAfter } from '../../../server/areas/branches/revisions/revisions-after.ts';
import { BranchState, rowsOfConfiguration } from '../branch-state.ts';
import type { Central } from '../central.ts';

export type SyncedBranch = ReturnType<typeof syncedBranch>;

/** The branch of a store as the central synchronises it, without a connection. */
export function syncedBranch({ db, clock }: Central, storeId: number) {
  const at = () => ({ storeId, now: clock.now() });
  const after = (revision: number, limit = 100): Promise<readonly BranchRevision[]> => revisionsAfter(db, at(), revision, limit);
  return {
    at,
    after,
    /** What a branch has once it got its configuration and said so. */
    downloaded: async (): Promise<BranchState> => {
      const state = new BranchState();
      state.take(await readBranchConfiguration(db, at()));
      await acknowledgeRevisions(db, { ...at(), revision: state.revision ?? 0 });
      return state;
    },
    /** Sends all that the branch lacks. */
    brought: async (state: BranchState): Promise<readonly BranchRevision[]> => {
      const sent = await after(state.revision ?? 0);
      for (const revision of sent) state.apply(revision);
      await acknowledgeRevisions(db, { ...at(), revision: state.revision ?? 0 });
      return sent;
    },
    present: async () => rowsOfConfiguration(await readBranchConfiguration(db, at())),
  };
}

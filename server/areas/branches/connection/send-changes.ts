import { branchTerms } from '../../../../contract/channels/branch/terms.ts';
import { splitBySize } from '../../../../contract/rules/branch/split-by-size.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { Admitted } from '../admission/admit.ts';
import { readBranchConfiguration } from '../revisions/read-branch-configuration.ts';
import { acknowledgeRevisions, recordDownloading, recordNotApplied, recordNotDownloading } from '../revisions/record-progress.ts';
import { canResumeFrom, storesWithUnsentChanges } from '../revisions/revision-numbers.ts';
import { revisionsAfter } from '../revisions/revisions-after.ts';
import type { Wire } from './wire.ts';

type Sending = {
  readonly db: Database;
  readonly clock: Clock;
  readonly wire: Wire;
  readonly storeId: number;
  /** Looks up what a branch has to receive, few at once: branches that are still to be admitted need the database too. */
  readonly look: <T>(work: () => Promise<T>) => Promise<T>;
};

/** Sends a branch the changes of its store over one connection: one load at a time, the next when the branch has applied it. */
export type ChangesSender = {
  readonly begin: (admitted: Admitted, reachedRevision: number | null) => Promise<void>;
  /** Something of the store changed. */
  readonly checkForChanges: () => Promise<void>;
  readonly applied: (revision: number) => Promise<void>;
  readonly notApplied: (revision: number, reason: string) => Promise<void>;
  readonly end: () => Promise<void>;
};

/** Pages of kiosks are long: many rows of them in one message would be more than may wait to be read. */
const byBytes = {
  bytes: branchTerms.rowBytesOfMessage,
  sizeOf: (row: unknown): number => Buffer.byteLength(JSON.stringify(row)),
} as const;

export function createChangesSender({ db, clock, wire, storeId, look }: Sending): ChangesSender {
  let reachedRevision = 0;
  /** Up to where it was sent; null while nothing is on its way. */
  let awaited: number | null = null;
  /** Whether it has not applied its configuration yet, so that no single change is of use to it. */
  let needsFullConfiguration = false;
  let turn: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work);
    turn = next.catch(() => undefined);
    return next;
  };
  const sendNext = async (): Promise<void> => {
    if (awaited !== null || !wire.isOpen()) return;
    if (needsFullConfiguration) return sendAll(reachedRevision);
    const now = clock.now();
    const revisions = await revisionsAfter(db, { storeId, now }, reachedRevision, branchTerms.revisionsOfMessage);
    const [sent = []] = splitBySize(revisions, { most: branchTerms.revisionsOfMessage, ...byBytes });
    const last = sent.at(-1);
    if (last === undefined) return;
    awaited = last.revision;
    await recordDownloading(db, { storeId, now });
    wire.send({ type: 'changes', revisions: [...sent] });
  };
  const sendAll = async (beyond: number): Promise<void> => {
    needsFullConfiguration = true;
    const read = await look(async () => {
      // A branch that left while it waited its turn is sent them when it comes back.
      if (!wire.isOpen()) return null;
      const now = clock.now();
      await recordDownloading(db, { storeId, now });
      return readBranchConfiguration(db, { storeId, now }, beyond);
    });
    if (read === null) return;
    const { revision, rows } = read;
    const split = splitBySize(rows, { most: branchTerms.rowsOfPart, ...byBytes });
    const parts = Math.max(1, split.length);
    awaited = revision;
    for (let part = 1; part <= parts; part += 1) {
      // One after the other: all at once would be more than may wait to be read.
      await wire.sendPart({ type: 'configuration', revision, part, parts, rows: [...(split[part - 1] ?? [])] });
    }
  };
  return {
    begin: (admitted, revision) =>
      inTurn(async () => {
        if (!(await look(() => canResumeFrom(db, storeId, revision)))) return sendAll(revision ?? 0);
        reachedRevision = revision ?? 0;
        // What it applied before the connection broke and could not say any more.
        if (admitted.applied !== reachedRevision) await acknowledgeRevisions(db, { storeId, revision: reachedRevision, now: clock.now() });
        // What was changed meanwhile has no number yet: no one gave one while there was no one to send it to.
        if (admitted.revision > reachedRevision || (await look(() => storesWithUnsentChanges(db, [storeId]))).length > 0) await sendNext();
      }),
    checkForChanges: () => inTurn(sendNext),
    applied: (revision) =>
      inTurn(async () => {
        const isKnown = await acknowledgeRevisions(db, { storeId, revision, now: clock.now() });
        if (!isKnown) return wire.send({ type: 'error', code: 'unknown_revision', about: String(revision) });
        reachedRevision = Math.max(reachedRevision, revision);
        if (awaited !== null && revision >= awaited) [awaited, needsFullConfiguration] = [null, false];
        await sendNext();
      }),
    notApplied: (revision, reason) =>
      inTurn(async () => {
        const isKnown = await recordNotApplied(db, { storeId, revision, now: clock.now(), reason });
        if (!isKnown) return wire.send({ type: 'error', code: 'unknown_revision', about: String(revision) });
        // It is sent again, as it then is, when something of the store changes.
        reachedRevision = Math.max(0, revision - 1);
        awaited = null;
      }),
    end: () =>
      inTurn(async () => {
        if (awaited !== null) await recordNotDownloading(db, { storeId, now: clock.now() });
      }),
  };
}

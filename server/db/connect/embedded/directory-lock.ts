import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseUnavailable } from '../pool/unavailable.ts';
import { type Heartbeat, isHeld, isLeftByNpm, type LockRecord, readLock } from './lock-record.ts';
import { isRunning, shellOfNpm, thisProcess } from './process-identity.ts';
import { tryLink, writeDurably } from './write-durably.ts';

export type DirectoryLock = {
  /** Lets the next starter wait for the release instead of being refused: this process ends in a moment. */
  announceRelease(): void;
  release(): void;
};

const usualHeartbeat: Heartbeat = { everyMs: 5_000, watchedMs: 12_000 };
/** A server that was asked to stop has 10 s for requests in flight, and then ends its database. */
const waitsForRelease = { mostMs: 20_000, looksEveryMs: 100 } as const;

/**
 * Takes the directory for this process alone, before anything in it is read. PostgreSQL has a lock of its own, but a second starter
 * would find the server of the first and could not tell it from an orphan that has to be ended.
 *
 * A dead holder's lock is never removed before it is replaced, because two starters could each
 * remove what the other has just made. Instead the successor creates `lock.after-<token>`: only one
 * can, and only anyone who is reached from `lock` over such successors holds the directory.
 */
export async function lockDirectory(directory: string, heartbeat: Heartbeat = usualHeartbeat): Promise<DirectoryLock> {
  const own: LockRecord = { ...thisProcess(), token: randomUUID(), since: new Date().toISOString(), shell: shellOfNpm() };
  const head = path.join(directory, 'lock');
  const draft = path.join(directory, `lock.draft-${own.token}`);
  writeDurably({ file: draft, content: JSON.stringify(own), flag: 'wx' });
  try {
    for (;;) {
      const spot = await claim({ head, draft, heartbeat });
      if (isReached(head, own)) {
        if (spot !== head) fs.renameSync(spot, head);
        break;
      }
      // The holder before us moved to the head or left while we looked at its predecessor.
      fs.rmSync(spot, { force: true });
    }
  } finally {
    fs.rmSync(draft, { force: true });
  }
  removeLeftovers(directory);
  return keep(head, own, heartbeat);
}

/** A holder that leaves just when it is looked at is met a few times at most. */
const mostVanished = 1_000;

type Claim = { readonly head: string; readonly draft: string; readonly heartbeat: Heartbeat };

async function claim({ head, draft, heartbeat }: Claim): Promise<string> {
  let spot = head;
  for (let vanished = 0; vanished < mostVanished; ) {
    if (tryLink(draft, spot)) return spot;
    const holder = readLock(spot);
    if (holder === null) {
      vanished += 1;
      spot = head;
    } else if (await isHeld(holder, spot, heartbeat)) {
      if (await isReleasedSoon(head, spot, holder)) continue;
      throw new DatabaseUnavailable(
        'locked',
        `the data directory is used by process ${holder.pid} on ${holder.place} since ${holder.since}`,
        { directory: path.dirname(head), pid: holder.pid, place: holder.place, since: holder.since },
      );
    } else {
      spot = successorOf(head, holder);
    }
  }
  // Such as a link that leads nowhere: it is there, and there is nothing to read.
  throw new Error(`${head} is no lock`);
}

/** Waits for a holder that has announced that it ends, or has yet to notice that npm has ended; says whether it has left. */
async function isReleasedSoon(head: string, spot: string, holder: LockRecord): Promise<boolean> {
  if (!fs.existsSync(announcementOf(head, holder)) && !isLeftByNpm(holder)) return false;
  for (const until = performance.now() + waitsForRelease.mostMs; performance.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, waitsForRelease.looksEveryMs));
    if (readLock(spot)?.token !== holder.token || isRunning(holder) === false) return true;
  }
  return false;
}

function announcementOf(head: string, { token }: Pick<LockRecord, 'token'>): string {
  return `${head}.ending-${token}`;
}

function successorOf(head: string, record: LockRecord): string {
  return `${head}.after-${record.token}`;
}

function isReached(head: string, own: LockRecord): boolean {
  let record = readLock(head);
  while (record !== null && record.token !== own.token) {
    record = readLock(successorOf(head, record));
  }
  return record !== null;
}

// Anyone who holds the head has made every successor unreachable. Fresh drafts belong to others who
// are just asking.
function removeLeftovers(directory: string): void {
  for (const name of fs.readdirSync(directory)) {
    const file = path.join(directory, name);
    if (name.startsWith('lock.after-') || name.startsWith('lock.ending-')) fs.rmSync(file, { force: true });
    if (!name.startsWith('lock.draft-')) continue;
    const age = Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > 60_000) fs.rmSync(file, { force: true });
  }
}

function keep(head: string, own: LockRecord, heartbeat: Heartbeat): DirectoryLock {
  const beat = setInterval(() => {
    const now = new Date();
    // A failed touch is no reason to stop: on this machine the pid is what counts.
    fs.utimes(head, now, now, () => undefined);
  }, heartbeat.everyMs);
  beat.unref();
  const announcement = announcementOf(head, own);
  return {
    announceRelease: () => {
      try {
        fs.writeFileSync(announcement, '', { mode: 0o600 });
      } catch {
        // On a full disk the next starter is refused instead of waiting.
      }
    },
    release: () => {
      clearInterval(beat);
      fs.rmSync(announcement, { force: true });
      if (readLock(head)?.token === own.token) fs.rmSync(head, { force: true });
    },
  };
}

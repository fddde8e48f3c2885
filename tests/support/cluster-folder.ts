import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
/** Kept on the disk, also where `/tmp` is in memory. */
const largeTemporary = '/var/tmp';
/** More than a run of all suites ever holds. */
const neededBytes = 4 * 1024 ** 3;
const prefix = 'poradnik-pg-';
/** Longer than a server needs from its folder to its process. */
const startMilliseconds = 10 * 60_000;

/**
 * A new folder for the data of a test's database server: in memory where the system has a file system there that is large enough. To
 * copy a database is to copy a thousand files, which takes 0.65 s on a disk and 0.05 s there.
 */
export function makeClusterFolder(): string {
  if (!hasMemoryFolder()) return fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  removeAbandoned(memory);
  return fs.mkdtempSync(path.join(memory, prefix));
}

/** A new folder on the disk for more data than many machines have memory: in `TMPDIR` where it is set, otherwise in `/var/tmp`. */
export function makeLargeClusterFolder(): string {
  const place = process.env['TMPDIR'] ?? (fs.existsSync(largeTemporary) ? largeTemporary : os.tmpdir());
  removeAbandoned(place);
  return fs.mkdtempSync(path.join(place, prefix));
}

function hasMemoryFolder(): boolean {
  try {
    fs.accessSync(memory, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(memory);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

/** What a killed run left would hold memory until the machine restarts, or fill the disk. */
function removeAbandoned(place: string): void {
  for (const name of fs.readdirSync(place).filter((each) => each.startsWith(prefix))) {
    const folder = path.join(place, name);
    if (isAbandoned(folder)) fs.rmSync(folder, { recursive: true, force: true });
  }
}

function isAbandoned(folder: string): boolean {
  const startedAt = fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - startedAt > startMilliseconds && !hasServer(folder);
}

function hasServer(folder: string): boolean {
  try {
    const [pid = ''] = fs.readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
    return fs.existsSync(`/proc/${pid}`);
  } catch {
    return false;
  }
}

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Whether this account may mount a volume, which the tests of full and restricted volumes need. */
export const mayMount = canMount();

function canMount(): boolean {
  const probe = fs.mkdtempSync('/tmp/poradnik-mount-');
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', probe], { stdio: 'ignore' });
    execFileSync('umount', [probe]);
    return true;
  } catch {
    return false;
  } finally {
    fs.rmdirSync(probe);
  }
}

/** A directory on a volume of its own, which goes away with the test. */
export function aVolume(options: string): string {
  const directory = fs.mkdtempSync('/tmp/poradnik-volume-');
  execFileSync('mount', ['-t', 'tmpfs', '-o', `mode=711,${options}`, 'tmpfs', directory]);
  onTestFinished(() => {
    execFileSync('umount', ['-l', directory]);
    fs.rmdirSync(directory);
  });
  return directory;
}

/** Fills a volume, but for so many MiB; answers with the file to remove. */
export function fill(volume: string, freeMebibytes = 0): string {
  const ballast = path.join(volume, 'ballast');
  const { bavail, bsize } = fs.statfsSync(volume);
  const bytes = bavail * bsize - freeMebibytes * 1024 ** 2;
  const handle = fs.openSync(ballast, 'w');
  const chunk = Buffer.alloc(1024 ** 2);
  try {
    for (let left = freeMebibytes === 0 ? Number.POSITIVE_INFINITY : bytes; left > 0; left -= chunk.length) fs.writeSync(handle, chunk);
  } catch {
    // It is full now.
  } finally {
    fs.closeSync(handle);
  }
  return ballast;
}

import { createHash } from 'node:crypto';
import { BackupFault } from './backup-fault.ts';

/** 64 hexadecimal signs and the end of the line. */
const digestBytes = 65;
const isDigest = /^[0-9a-f]{64}\n$/u;

/** The bytes, and behind them the SHA-256 of all of them: whatever is changed or cut off later is noticed. */
export async function* withDigest(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.from(`${hash.digest('hex')}\n`);
}

/**
 * The bytes without the digest behind them.
 * @throws BackupFault `incomplete` where they do not end with one, `damaged` where it is that of other bytes; only at their end
 */
export async function* withoutDigest(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const all = held.length === 0 ? Buffer.from(chunk) : Buffer.concat([held, chunk]);
    const given = all.subarray(0, Math.max(0, all.length - digestBytes));
    held = Buffer.from(all.subarray(given.length));
    if (given.length === 0) continue;
    hash.update(given);
    yield given;
  }
  const found = held.toString('latin1');
  if (!isDigest.test(found)) throw new BackupFault('incomplete', 'the file ends before its end');
  if (found.trimEnd() !== hash.digest('hex')) throw new BackupFault('damaged', 'the file is not as it was written');
}

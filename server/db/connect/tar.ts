import fs from 'node:fs';
import path from 'node:path';
import { writeDurably } from './write-durably.ts';

const blockSize = 512;

/** Unpacks a ustar archive of plain files and directories and brings every byte to the disk. */
export function unpackDurably(archive: Buffer, target: string): void {
  const directories = [target];
  for (let offset = 0; offset < archive.length; ) {
    const header = archive.subarray(offset, offset + blockSize);
    const name = readText(header, 0, 100);
    if (name === '') break;
    const size = Number.parseInt(readText(header, 124, 12), 8);
    const content = archive.subarray(offset + blockSize, offset + blockSize + size);
    const file = path.join(target, name);
    if (name.endsWith('/')) {
      fs.mkdirSync(file, { recursive: true, mode: 0o700 });
      directories.push(file);
    } else {
      writeDurably({ file, content, flag: 'w' });
    }
    offset += blockSize + Math.ceil(size / blockSize) * blockSize;
  }
  // The names in a directory are data of the directory: without this, files may vanish.
  for (const directory of directories) syncDirectory(directory);
}

/** Brings the names in a directory to the disk. */
export function syncDirectory(directory: string): void {
  const handle = fs.openSync(directory, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

function readText(block: Buffer, start: number, length: number): string {
  return block
    .subarray(start, start + length)
    .toString('latin1')
    .replace(/\0.*$/s, '')
    .trim();
}

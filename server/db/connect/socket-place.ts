import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// sockaddr_un holds 104 bytes on macOS and 108 on Linux, with the closing zero.
const longestPath = 100;
const name = '.s.PGSQL.5432';

/** Where the private socket stands, and how to remove it. */
export type SocketPlace = { readonly socketPath: string; remove(): void };

/** Makes a directory only we may enter: the embedded database asks nobody for a password. */
export function makeSocketPlace(directory: string): SocketPlace {
  const near = path.resolve(directory, 'socket');
  const fits = Buffer.byteLength(path.join(near, name)) <= longestPath;
  const place = fits ? near : fs.mkdtempSync(path.join(os.tmpdir(), 'poradnik-'));
  fs.mkdirSync(place, { recursive: true, mode: 0o700 });
  // mkdir leaves the rights of a directory that is already there as they are.
  fs.chmodSync(place, 0o700);
  return {
    socketPath: path.join(place, name),
    remove: () => fs.rmSync(place, { recursive: true, force: true }),
  };
}

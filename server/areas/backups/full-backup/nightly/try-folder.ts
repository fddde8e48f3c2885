import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Makes the folder of backups if it is not there, and writes a file into it. Returns why that is not possible, or null. */
export function tryFolder(folder: string): string | null {
  const file = path.join(folder, `.poradnik-${randomUUID()}`);
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
    fs.rmSync(file);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

// Opens the database as another account and holds it, or prints why not: hold-as UID GID DATA_DIR
import fs from 'node:fs';
import path from 'node:path';
import { findInstalled, preparePrograms } from '../../../server/db/connect/embedded/programs.ts';
import { DatabaseUnavailable, openDatabase } from '../../../server/db/connect/open.ts';

const [uid = 0, gid = 0] = process.argv.slice(2).map(Number);
const [, , , , dataDirectory = ''] = process.argv;
// The account may not be able to read the installed package where the tests run from.
const programs = path.join(dataDirectory, 'postgresql');
if (!fs.existsSync(programs) && (fs.statSync(dataDirectory).mode & 0o200) !== 0) preparePrograms(programs, findInstalled(), null);
process.setgid?.(gid);
process.setuid?.(uid);
try {
  await openDatabase({ kind: 'embedded', dataDirectory, log: () => undefined });
  process.stdout.write('open\n');
} catch (error) {
  process.stdout.write(`${error instanceof DatabaseUnavailable ? error.reason : String(error)}\n`);
}

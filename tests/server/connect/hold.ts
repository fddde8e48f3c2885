// Opens the database and holds it, or prints why not: hold DATA_DIR [TMPDIR]
import { DatabaseUnavailable, openDatabase } from '../../../server/db/connect/open.ts';

const [dataDirectory = '', temporary] = process.argv.slice(2);
if (temporary !== undefined) process.env['TMPDIR'] = temporary;
try {
  await openDatabase({ kind: 'embedded', dataDirectory, log: () => undefined });
  process.stdout.write('open\n');
} catch (error) {
  process.stdout.write(`${error instanceof DatabaseUnavailable ? error.reason : String(error)}\n`);
}

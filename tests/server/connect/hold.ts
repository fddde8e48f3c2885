// Opens the database and holds it, or prints why not: hold DIRECTORY
import { DatabaseUnavailable, openDatabase } from '../../../server/db/connect/open.ts';

const [directory = ''] = process.argv.slice(2);
try {
  await openDatabase({ kind: 'embedded', directory, log: () => undefined });
  process.stdout.write('open\n');
} catch (error) {
  process.stdout.write(`${error instanceof DatabaseUnavailable ? error.reason : String(error)}\n`);
}

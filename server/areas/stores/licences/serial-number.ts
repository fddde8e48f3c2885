import { createHash } from 'node:crypto';
import type { Database } from '../../../db/database.ts';

/** Without letters that are taken for digits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Which installation this is: the same for all servers over one database, and for it alone. */
export async function readInstallation(db: Database): Promise<string> {
  const installation = await db.selectFrom('installation').select('id').executeTakeFirst();
  if (installation === undefined) throw new Error('the database does not say which installation it is');
  return installation.id;
}

/** The serial number that a licence for the store is issued for, as long as it has none: `PO-7K3F-92QM-X4TD`. */
export async function freshSerialNumber(db: Database, storeId: number): Promise<string> {
  const digest = createHash('sha256')
    .update(`${await readInstallation(db)}:${storeId}`)
    .digest();
  const text = Array.from(digest.subarray(0, 12), (byte) => letters[byte % letters.length]).join('');
  return `PO-${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}

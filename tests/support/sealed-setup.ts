import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { OpenDatabase } from '../../server/db/connect/open.ts';
import { type Database, queriesOver } from '../../server/db/database.ts';
import { encodeKey } from '../../server/keys/keys.ts';
import type { KeySettings } from '../../server/keys/open-keys.ts';
import { seal, unseal } from '../../server/keys/seal.ts';
import { eachPage, sealedKinds, sealedPlace } from '../../server/keys/sealed-columns.ts';
import { aMigratedDatabase } from './databases.ts';

export const [oldKey, newKey, strangeKey] = ['o'.repeat(32), 'n'.repeat(32), 's'.repeat(32)] as const;

/** One migrated database for a file of tests, empty again for each of them; it knows no key. */
export function aSealedDatabase() {
  let opened: Promise<OpenDatabase> | undefined;
  const open = (): Promise<OpenDatabase> => {
    opened ??= aMigratedDatabase();
    return opened;
  };
  return {
    opened: open,
    empty: async (): Promise<Database> => {
      const db = queriesOver(await open());
      for (const table of ['licences', 'recovery_codes', 'second_factors', 'users', 'stores'])
        await sql`delete from ${sql.table(table)}`.execute(db);
      await sql`update installation set key_fingerprint = null, digest_key = null`.execute(db);
      return db;
    },
    close: async (): Promise<void> => (await opened)?.close(),
  };
}

/** Settings of keys over a data directory of the test's own. */
export function keySettings(settings: Partial<KeySettings> = {}): KeySettings {
  const dataDirectory = settings.dataDirectory ?? mkdtempSync(join(tmpdir(), 'poradnik-keys-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true, force: true }));
  return { secretKey: null, previousSecretKey: null, acceptsNewKey: false, ...settings, dataDirectory };
}

/** This many stores with keys and users with authenticator applications, one recovery code and one licence key, all sealed with the key. */
export async function sealSome(db: Database, secretKey: string, count: number): Promise<void> {
  const secret = encodeKey(secretKey);
  const numbers = Array.from({ length: count }, (_, place) => place + 1);
  const sealed = (kind: (typeof sealedKinds)[number]) => numbers.map((row) => seal(secret, sealedPlace(kind, row), `${kind} ${row}`));
  await sql`
    insert into stores (id, label, code, active, key_made_at, pre_shared_key)
    select id, 'Pobočka ' || id, 'P' || id, true, now(), key from unnest(${numbers}::int[], ${sealed('branch_keys')}::text[]) as g (id, key)`.execute(
    db,
  );
  await sql`
    insert into users (id, email, name, role, level, resources, limitations, active, first_time, phone_number_confirmed)
    select id, 'u' || id || '@mesto.test', 'U', 'operator', 20, '{}', '{}', true, false, false from unnest(${numbers}::int[]) as g (id)`.execute(
    db,
  );
  await sql`
    insert into second_factors (user_id, totp_secret, pending_totp_secret)
    select * from unnest(${numbers}::int[], ${sealed('authenticators')}::text[], ${sealed('begun_authenticators')}::text[])`.execute(db);
  await sql`insert into recovery_codes (user_id, digest) values (1, 'a digest'), (1, 'another')`.execute(db);
  await sql`update recovery_codes set used_at = now() where digest = 'another'`.execute(db);
  await sql`
    insert into licences (store_id, serial_number, software_bulkhead_desk_count, hardware_bulkhead_desk_count, virtual_display_count,
      hardware_display_count, input_device_count, available_modules, license_key)
    values (1, 'PO', 1, 1, 1, 1, 1, '{}', ${seal(secret, sealedPlace('licence_keys', 1), 'licence_keys 1')})`.execute(db);
}

/** How many values the keys open, and how many they do not. */
export async function openedBy(db: Database, ...keys: readonly string[]): Promise<{ opened: number; closed: number }> {
  const found = { opened: 0, closed: 0 };
  for (const kind of sealedKinds) {
    await eachPage(db, kind, async (rows) => {
      for (const { row, sealed } of rows) {
        const text = unseal(keys.map(encodeKey), sealedPlace(kind, row), sealed);
        found[text === `${kind} ${row}` ? 'opened' : 'closed'] += 1;
      }
    });
  }
  return found;
}

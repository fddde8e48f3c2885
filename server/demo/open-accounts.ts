import { sql } from 'kysely';
import { isRightPassword } from '../adapters/passwords.ts';
import type { Accounts } from '../areas/accounts/accounts.ts';
import { commandLineWriting } from '../areas/accounts/administrators/command-line.ts';
import { killLinks } from '../areas/accounts/invitation.ts';
import type { Database } from '../db/database.ts';
import { recordChange } from '../db/rows/write/record-change.ts';
import type { DeliveryContext } from '../db/rows/write/write-context.ts';
import { demonstrationPassword } from './insert/insert-credentials.ts';

/** An active account that anybody can sign in to: its password is in the README. */
export type OpenAccount = { readonly id: number; readonly email: string };

/** A server that others can reach does not start while there are such accounts (page 09, Safe by default). */
export class OpenAccounts extends Error {
  readonly emails: readonly string[];

  constructor(accounts: readonly OpenAccount[]) {
    super('accounts have the password of the demonstration');
    this.emails = accounts.map(({ email }) => email);
  }
}

type Judged = OpenAccount & { readonly password_hash: string };

/** Digests that are looked at before the ones of other passwords are written down. */
const atOnce = 100;

/**
 * Active accounts that still have the password of the demonstration, by their identifiers. A digest costs 30 ms of a core
 * and is looked at once: those of other passwords are remembered, so that later only what was changed since is looked at.
 */
export async function openAccounts(db: Database): Promise<readonly OpenAccount[]> {
  const rows = await db
    .selectFrom('users as u')
    .innerJoin('credentials as c', 'c.user_id', 'u.id')
    .select(['u.id', 'u.email', 'c.password_hash'])
    .where('u.active', '=', true)
    .where('u.deleted_at', 'is', null)
    .whereRef('c.not_demonstration', 'is distinct from', 'c.password_hash')
    .orderBy('u.id')
    .execute();
  const open: OpenAccount[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    const judged = await Promise.all(
      rows
        .slice(from, from + atOnce)
        .map(async (row) => ({ row, isOpen: await isRightPassword(row.password_hash, demonstrationPassword) })),
    );
    open.push(...judged.flatMap(({ row: { id, email }, isOpen }) => (isOpen ? [{ id, email }] : [])));
    await remember(
      db,
      judged.flatMap(({ row, isOpen }) => (isOpen ? [] : [row])),
    );
  }
  return open;
}

/** Only where the password is still the one that was looked at. */
async function remember(db: Database, others: readonly Judged[]): Promise<void> {
  await sql`
    update credentials c set not_demonstration = c.password_hash
    from unnest(${others.map(({ id }) => id)}::int[], ${others.map((row) => row.password_hash)}::text[]) as judged (user_id, password_hash)
    where c.user_id = judged.user_id and c.password_hash = judged.password_hash`.execute(db);
}

type Tools = Pick<Accounts, 'db' | 'clock'> & { readonly salt: string; readonly delivery: DeliveryContext };

/** Deactivates these accounts, ends their sessions and their links, and says which they were. The audit names the command line. */
export async function disableOpenAccounts({ db, clock, salt, delivery }: Tools): Promise<readonly OpenAccount[]> {
  const accounts = await openAccounts(db);
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    for (const { id } of accounts) {
      const { rows } = await sql<{ version: number }>`
        update users set active = false, version = version + 1, updated_at = ${now} where id = ${id} and active returning version`.execute(
        transaction,
      );
      const version = rows[0]?.version;
      if (version === undefined) continue;
      await sql`update sessions set ended_at = ${now} where user_id = ${id} and ended_at is null`.execute(transaction);
      await killLinks(transaction, id, now);
      const changes = { active: { before: true, after: false } };
      const context = commandLineWriting({ db: transaction, now, salt, delivery }, id);
      await recordChange(context, { action: 'edit', id, version, changes, rows: [{ id }] });
    }
  });
  return accounts;
}

import { sql } from 'kysely';
import { compareValues } from '../../../../contract/derive/difference.ts';
import { registry } from '../../../../contract/resources/registry.ts';
import type { Database } from '../../../db/database.ts';
import { recordChange } from '../../../db/rows/write/record-change.ts';
import type { DeliveryContext, Values } from '../../../db/rows/write/write-context.ts';
import { digestSecret, newSecret } from '../../../keys/secrets.ts';
import { type Accounts, minutesAfter } from '../accounts.ts';
import { killLinks, leaveUninvited } from '../invitation.ts';
import { forgetTries } from '../sign-in-attempts/guessing.ts';
import { commandLineWriting } from './command-line.ts';

const linkMinutes = 24 * 60;

/** The rights of a super administrator whom no one is above. */
const highest = { role: 'superAdministrator', level: 0, active: true } as const;

type Appointing = Pick<Accounts, 'db' | 'clock'> & {
  /** Secret that personal values are digested with for the audit. */
  readonly salt: string;
  readonly delivery: DeliveryContext;
};
export type Appointed = {
  /** Of the link by which they set a password; it holds for a day and replaces older ones. */
  readonly secret: string;
  /** Whether there was no account of the e-mail. */
  readonly isNew: boolean;
};

/**
 * Makes the account of an e-mail a super administrator of the highest level, who is active and not blocked, whatever it was
 * before: for an installation that no one can sign in to any more (page 09). The audit says that it was done on the server.
 */
export async function appointAdministrator({ db, clock, salt, delivery }: Appointing, email: string): Promise<Appointed> {
  const now = clock.now();
  const secret = newSecret();
  return db.transaction().execute(async (transaction) => {
    const before = await accountOf(transaction, email);
    const { id, version, values } = before === undefined ? await insert(transaction, email, now) : await raise(transaction, before, now);
    const changes = compareValues(registry.users, before ?? {}, values);
    if (Object.keys(changes).length > 0) {
      const context = commandLineWriting({ db: transaction, now, salt, delivery }, id);
      // Users belong to no store: their rows do not say who made the change.
      await recordChange(context, { action: before === undefined ? 'create' : 'edit', id, version, changes, rows: [] });
    }
    await forgetTries(transaction, id);
    await killLinks(transaction, id, now);
    await sql`
      insert into one_time_links (digest, purpose, user_id, created_at, expires_at)
      values (${digestSecret(secret)}, 'lost_password', ${id}, ${now}, ${minutesAfter(now, linkMinutes)})`.execute(transaction);
    return { secret, isNew: before === undefined };
  });
}

type Account = { readonly id: number; readonly version: number; readonly role: string; readonly level: number; readonly active: boolean };
type Written = { readonly id: number; readonly version: number; readonly values: Values };

function accountOf(db: Database, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'version', 'role', 'level', 'active'])
    .where(({ fn }) => fn('lower', ['email']), '=', email)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

async function raise(db: Database, before: Account, now: Date): Promise<Written> {
  const isHighest = before.role === highest.role && before.level === highest.level && before.active;
  if (isHighest) return { ...before, values: highest };
  const version = before.version + 1;
  await sql`
    update users set role = ${highest.role}, level = ${highest.level}, active = true, version = ${version}, updated_at = ${now}
    where id = ${before.id}`.execute(db);
  return { id: before.id, version, values: highest };
}

/** Their name is the e-mail until they write another. */
async function insert(db: Database, email: string, now: Date): Promise<Written> {
  const values = { email, name: email, ...highest, resources: [], limitations: [], first_time: false, phone_number_confirmed: false };
  const { rows } = await sql<{ id: number }>`
    insert into users (created_at, updated_at, email, name, role, level, resources, limitations, active, first_time, phone_number_confirmed)
    values (${now}, ${now}, ${email}, ${email}, ${highest.role}, ${highest.level}, '{}', '{}', true, false, false) returning id`.execute(
    db,
  );
  const id = Number(rows[0]?.id);
  await leaveUninvited(db, id, now);
  return { id, version: 1, values };
}

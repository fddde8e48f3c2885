import { sql } from 'kysely';
import type { DefaultRole, ProviderFailure } from '../../../../contract/rules/accounts/provider-sign-in.ts';
import type { Identity } from '../../../adapters/identity-provider.ts';
import type { Database } from '../../../db/database.ts';
import type { Accounts, Caller } from '../accounts.ts';
import { makeAccount } from '../make-account.ts';
import { recordEvent } from '../record-event.ts';

export type Account = { readonly id: number; readonly name: string };
type Found = Account & { readonly isLetIn: boolean; readonly isDeleted: boolean };

/** No one is let in; which account it would have been, as far as that is known. */
export type NotLetIn = { readonly failure: ProviderFailure; readonly actor: { readonly id: number | null; readonly name: string | null } };

export type AccountMaking = {
  /** Null makes no one. */
  readonly defaultRole: DefaultRole | null;
  /** Secret that personal values are digested with for the audit. */
  readonly salt: string;
};

const nobody = { id: null, name: null } as const;

/**
 * The account of someone whom the provider knows. Its own key decides once it is joined with an account; before that a
 * verified e-mail finds the account, and from then on no change of an e-mail moves it. Within a transaction.
 */
export async function accountOfIdentity(
  accounts: Accounts,
  db: Database,
  { identity, making, caller }: { readonly identity: Identity; readonly making: AccountMaking; readonly caller: Caller },
): Promise<Account | NotLetIn> {
  const { issuer, subject, verifiedEmail } = identity;
  const joined = await findJoined(db, identity);
  if (joined !== undefined && !joined.isDeleted) return judged(joined);
  if (verifiedEmail === null) return { failure: 'email_not_verified', actor: nobody };
  const found = await findByEmail(db, verifiedEmail);
  if (found === undefined) {
    // A user who was deleted here is not made again because the provider still knows them.
    if (joined !== undefined || (await wasDeleted(db, verifiedEmail))) return { failure: 'account_not_active', actor: joined ?? nobody };
    if (making.defaultRole === null) return { failure: 'no_account', actor: nobody };
    await makeAccount(accounts, db, { identity, email: verifiedEmail, role: making.defaultRole, salt: making.salt, caller });
    // Made now, or by someone else meanwhile: either way it is there.
    return accountOfIdentity(accounts, db, { identity, making, caller });
  }
  const account = judged(found);
  if ('failure' in account) return account;
  const ofAccount = db.selectFrom('identities').where('user_id', '=', account.id).where('issuer', '=', issuer);
  const rows = await ofAccount.select('subject').execute();
  if (rows.some((row) => row.subject !== subject)) return { failure: 'other_identity', actor: account };
  return rows.length === 0 ? join(accounts, db, { identity, account, caller }) : account;
}

function judged({ id, name, isLetIn }: Found): Account | NotLetIn {
  return isLetIn ? { id, name } : { failure: 'account_not_active', actor: { id, name } };
}

// A user who only waits after wrong passwords is let in: anyone who typed them cannot keep the owner out who proved who they are elsewhere.
const state = sql`u.active and u.deleted_at is null and l.blocked_at is null as "isLetIn", u.deleted_at is not null as "isDeleted"`;

async function findJoined(db: Database, { issuer, subject }: Identity): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select u.id, u.name, ${state} from identities i join users u on u.id = i.user_id left join users_live l on l.id = u.id
    where i.issuer = ${issuer} and i.subject = ${subject}`.execute(db);
  return rows[0];
}

/** The row is held, so that of two first sign-ins at once the second one sees what the first one joined. */
async function findByEmail(db: Database, email: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select u.id, u.name, ${state} from users u left join users_live l on l.id = u.id
    where lower(u.email) = ${email} and u.deleted_at is null for update of u`.execute(db);
  return rows[0];
}

async function wasDeleted(db: Database, email: string): Promise<boolean> {
  const { rows } = await sql`select id from users where lower(email) = ${email} and deleted_at is not null limit 1`.execute(db);
  return rows.length > 0;
}

/** Joins them for good; an identity stays with its account unless that was deleted. */
async function join(
  { clock }: Accounts,
  db: Database,
  { identity, account, caller }: { readonly identity: Identity; readonly account: Account; readonly caller: Caller },
): Promise<Account | NotLetIn> {
  const now = clock.now();
  const { rows } = await sql`
    insert into identities as i (issuer, subject, user_id, linked_at)
    values (${identity.issuer}, ${identity.subject}, ${account.id}, ${now})
    on conflict (issuer, subject) do update set user_id = excluded.user_id, linked_at = excluded.linked_at
    where exists (select from users u where u.id = i.user_id and u.deleted_at is not null)
    returning user_id`.execute(db);
  if (rows.length === 0) return { failure: 'other_identity', actor: account };
  await sql`
    insert into users_live (id, identity_since) values (${account.id}, ${now})
    on conflict (id) do update set identity_since = excluded.identity_since`.execute(db);
  await recordEvent(db, { action: 'identity_linked', actor: account, now, caller });
  return account;
}

import { sql } from 'kysely';
import { DatabaseUnavailable } from './connect/pool/unavailable.ts';
import type { Database } from './database.ts';

/** Rows of these are only ever added: the application may neither change nor remove them. */
const onlyAddedTo = ['audit_log'];
/** What the steps of the schema are counted in is the owner's alone. */
const ownersAlone = ['kysely_migration', 'kysely_migration_lock'];
const schemas = ['public', 'pgboss'];

type Sides = { readonly owner: Database; readonly application: Database };

/** Before anything is written: whether the owner's address leads to the same database, and its tables are the owner's. */
export async function requireOwner({ owner, application }: Sides): Promise<void> {
  const [there, here] = await Promise.all([readPlace(owner), readPlace(application)]);
  if (there.database !== here.database || there.holder !== here.holder) {
    throw new DatabaseUnavailable('other_database', 'the owner and the application are sent to different databases', {
      there: there.database,
      here: here.database,
    });
  }
  if (there.holder !== null && there.holder !== there.role) {
    throw new DatabaseUnavailable('not_owner', `the tables belong to ${there.holder}, not to ${there.role}`, {
      owner: there.holder,
      role: there.role,
    });
  }
}

/**
 * Gives the application's role what it needs of the tables that another role owns, and nothing more: the audit it may
 * read and add to. Refuses to go on when the role could change the audit all the same (page 02, audit log).
 */
export async function handOver({ owner, application }: Sides): Promise<void> {
  const [{ role: owning }, { role }] = await Promise.all([readPlace(owner), readPlace(application)]);
  if (role !== owning) await grant(owner, role);
  const { rows } = await sql<{ may: boolean | null }>`
    select bool_or(has_table_privilege(to_regclass(name), right_name)) as may
    from unnest(${onlyAddedTo}::text[]) as name, unnest(array['update', 'delete', 'truncate', 'trigger']) as right_name`.execute(
    application,
  );
  const may = rows[0]?.may ?? null;
  if (may === null) throw new DatabaseUnavailable('other_database', 'the application does not see the tables of the owner', { role });
  if (may) throw new DatabaseUnavailable('audit_changeable', `the role ${role} may change the audit`, { role });
}

type Place = {
  readonly database: string;
  readonly role: string;
  /** The owner of the tables; null in an empty database. */
  readonly holder: string | null;
};

async function readPlace(db: Database): Promise<Place> {
  const { rows } = await sql<Place>`
    select current_database() as database, current_user as role,
           (select pg_get_userbyid(relowner) from pg_class where oid = to_regclass('kysely_migration')) as holder`.execute(db);
  const [place] = rows;
  if (place === undefined) throw new Error('the database does not say where it is');
  return place;
}

/** Again at each start, for every table that a new version brings. Servers that start at once take turns. */
async function grant(owner: Database, role: string): Promise<void> {
  const to = sql.id(role);
  const all = sql.join(schemas.map((schema) => sql.id(schema)));
  const kept = sql.join([...onlyAddedTo, ...ownersAlone].map((table) => sql.table(table)));
  await owner.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('hand over', 0))`.execute(transaction);
    await sql`grant usage on schema ${all} to ${to}`.execute(transaction);
    await sql`grant select, insert, update, delete on all tables in schema ${all} to ${to}`.execute(transaction);
    await sql`grant usage, select, update on all sequences in schema ${all} to ${to}`.execute(transaction);
    await sql`grant execute on all routines in schema ${all} to ${to}`.execute(transaction);
    await sql`revoke all on ${kept} from ${to}`.execute(transaction);
    await sql`grant select, insert on ${sql.join(onlyAddedTo.map((table) => sql.table(table)))} to ${to}`.execute(transaction);
  });
}

import { sql } from 'kysely';
import type { Area, Role } from '../../contract/basics/access.ts';
import type { Database } from '../db/database.ts';
import type { Person } from '../db/rows/write/writing.ts';

type Stored = {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
  readonly level: number;
  readonly resources: readonly Area[];
  readonly limitations: readonly number[];
};

/** A user with their rights as they are now; undefined when they are blocked or gone. */
export async function findPerson(db: Database, id: number, maxLevelForSharingPrivileges: number): Promise<Person | undefined> {
  const { rows } = await sql<Stored>`
    select id, name, role, level, resources, limitations from users where id = ${id} and active and deleted_at is null`.execute(db);
  return rows[0] === undefined ? undefined : { ...rows[0], maxLevelForSharingPrivileges };
}

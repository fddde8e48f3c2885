import type { Database } from '../../database.ts';
import type { Person } from './write-context.ts';

/** A user with their rights as they are now; undefined when they are blocked or gone. */
export async function findUserWithRights(db: Database, id: number, maxLevelForSharingPrivileges: number): Promise<Person | undefined> {
  const active = db.selectFrom('users').where('id', '=', id).where('active', '=', true).where('deleted_at', 'is', null);
  const user = await active.select(['id', 'name', 'role', 'level', 'resources', 'limitations']).executeTakeFirst();
  return user === undefined ? undefined : { ...user, maxLevelForSharingPrivileges };
}

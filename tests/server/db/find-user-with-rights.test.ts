import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { findUserWithRights } from '../../../server/db/rows/write/find-user-with-rights.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { aUser } from '../../support/people.ts';

const central = await centralOfFile();

it('a person is found with their rights as they are now, and nobody who is switched off, deleted or was never there', async () => {
  const { id } = await aUser(central, { name: 'Jana Nová', role: 'administrator', level: 10, resources: ['store'], limitations: [7] });
  const rights = { role: 'administrator', level: 10, resources: ['store'], limitations: [7], maxLevelForSharingPrivileges: 3 };
  expect(await findUserWithRights(central.db, id, 3)).toEqual({ id, name: 'Jana Nová', ...rights });
  const [off, deleted] = [await aUser(central, { active: false }), await aUser(central)];
  await sql`update users set deleted_at = now() where id = ${deleted.id}`.execute(central.db);
  for (const one of [off.id, deleted.id, 2_000_000_000]) expect(await findUserWithRights(central.db, one, 3)).toBeUndefined();
});

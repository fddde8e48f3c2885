import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { copyLocksToAccount } from '../../../server/areas/accounts/sign-in-attempts/copy-locks-to-account.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { aUser } from '../../support/people.ts';

const central = await centralOfFile();

it('a lock of a browser is told of an account of which nothing else is kept yet', async () => {
  const { id } = await aUser(central);
  const now = central.clock.now();
  await sql`
    insert into known_device_tries (user_id, device, failed, locked_at, tried_at) values (${id}, 'a browser', 100, ${now}, ${now})`.execute(
    central.db,
  );
  await copyLocksToAccount(central.db, id);
  const { rows } = await sql`select device_locked_at, apart_waits_until from users_live where id = ${id}`.execute(central.db);
  expect(rows).toEqual([{ device_locked_at: now, apart_waits_until: null }]);
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Admitted, type Claim, createAdmission } from '../../../server/areas/branches/admission/admit.ts';
import type { Connection } from '../../../server/areas/branches/connection/open-connection.ts';
import { createHub } from '../../../server/areas/branches/hub.ts';
import { deriveKeys, encodeKey } from '../../../server/keys/keys.ts';
import { reseal } from '../../../server/keys/reseal.ts';
import { seal } from '../../../server/keys/seal.ts';
import { sealedPlace } from '../../../server/keys/sealed-columns.ts';
import { newSecret } from '../../../server/keys/secrets.ts';
import { type Holder, proof } from '../../support/branch/branch-client.ts';
import { aBranchStore } from '../../support/branch/branch-setup.ts';
import { secretKey } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';

const keys = deriveKeys('the next key of this server, long enough', secretKey);
const central = await centralOfFile();
const store = await aBranchStore(central.db, 'RADNICE');

/** What the branch says to be let in. */
function claimOf({ code, key }: Holder): Claim {
  const nonces = { storeCode: code, branchNonce: newSecret(), centralNonce: newSecret() };
  return { ...nonces, digest: proof(key, 'branch', nonces) };
}

/** A connection that only notes why it was closed. */
function noted(admitted: Admitted): { readonly connection: Connection; readonly closings: string[] } {
  const closings: string[] = [];
  const connection: Connection = {
    admitted: () => admitted,
    tick: () => undefined,
    close: (closing) => void closings.push(closing),
    checkForChanges: () => undefined,
    settled: async () => undefined,
  };
  return { connection, closings };
}

it('a branch stays connected when its key is sealed anew under another secret key, and comes in with it again', async () => {
  const admit = createAdmission(central.db, central.clock, keys.accepted, () => undefined);
  const admitted = await admit(claimOf(store));
  if (admitted === null) throw new Error('it was not admitted');
  const hub = createHub(central.db, keys.accepted);
  const { connection, closings } = noted(admitted);
  hub.join(connection, admitted);

  expect((await reseal(central.db, keys, () => undefined)).sealed).toBeGreaterThan(0);
  await hub.judge();
  await hub.judge();
  expect(closings).toEqual([]);

  const another = seal(encodeKey(secretKey), sealedPlace('branch_keys', store.id), newSecret());
  await sql`update stores set pre_shared_key = ${another} where id = ${store.id}`.execute(central.db);
  await hub.judge();
  expect(closings).toEqual(['not_admitted']);
});

it('a branch is admitted by no key that was put there from another store', async () => {
  const [thief, robbed] = [await aBranchStore(central.db, 'ZLODEJ'), await aBranchStore(central.db, 'OKRADENY')];
  await sql`
    update stores set pre_shared_key = (select pre_shared_key from stores where id = ${thief.id}) where id = ${robbed.id}`.execute(
    central.db,
  );
  const admit = createAdmission(central.db, central.clock, keys.accepted, () => undefined);
  expect(await admit(claimOf({ code: robbed.code, key: thief.key }))).toBeNull();
  expect(await admit(claimOf(thief))).not.toBeNull();
});

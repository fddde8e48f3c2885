import { noGateways } from '../../server/adapters/gateways.ts';
import type { Accounts } from '../../server/areas/accounts/accounts.ts';
import { createEnterFrom } from '../../server/areas/accounts/sign-in-attempts/address-tries.ts';
import { deliveryContextOf } from '../../server/areas/messages/delivery/gateways.ts';
import { deriveKeys } from '../../server/keys/keys.ts';
import { type Central, secretKey } from './central.ts';

/** What the work on accounts is handed in the server of the tests, for tests that call it without a request. */
export function accountsOver({ db, clock }: Pick<Central, 'db' | 'clock'>): Accounts {
  return {
    ...deliveryContextOf(noGateways, null, () => 80, true),
    db,
    clock,
    keys: deriveKeys(secretKey),
    maxLevelForSharingPrivileges: 1,
    enterFrom: createEnterFrom({ db, clock }),
  };
}

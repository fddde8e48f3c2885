import type { KeyObject } from 'node:crypto';
import { may } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import { licences } from '../../../contract/resources/stores/licences.ts';
import { stores } from '../../../contract/resources/stores/stores.ts';
import { findRow } from '../../db/rows/read.ts';
import { changeLicence } from '../../licences/change-licence.ts';
import { endingLicences } from '../../licences/ending-licences.ts';
import { readLicenceStatus } from '../../licences/licence-status.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { identifierIn, objectBody, refuseUnknown, requiredTextIn } from '../call/read-body.ts';
import type { ResourceTools } from '../rows/resource-tools.ts';
import { inWriteTransaction } from '../rows/write-transaction.ts';

type LicenceTools = ResourceTools & {
  /** Of the issuer whose keys hold here. */
  readonly licencePublicKey: KeyObject;
};

/** Handlers of `licenceOperations`. */
export function licenceHandlers(tools: LicenceTools): Handlers {
  return {
    'licences.standing': { signed: (call) => answerStanding(tools, call) },
    'licences.change': { signed: (call) => answerChange(tools, call) },
    'licences.ending': { signed: (call) => answerEnding(tools, call) },
  };
}

async function answerStanding(tools: LicenceTools, call: SignedCall): Promise<Answer> {
  if (!may(call.session.user, licences, 'show')) throw refuse('forbidden');
  return { status: 200, body: await readLicenceStatus(tools.db, await storeSeen(tools, call), call.now) };
}

async function answerChange(tools: LicenceTools, call: SignedCall): Promise<Answer> {
  if (!may(call.session.user, stores, 'edit')) throw refuse('forbidden');
  const body = objectBody(call.body);
  refuseUnknown(body, ['license_key']);
  const key = requiredTextIn(body, 'license_key');
  const storeId = await storeSeen(tools, call);
  return inWriteTransaction(licences, tools, call, async (writing) => {
    await changeLicence(writing, { storeId, key }, { publicKey: tools.licencePublicKey, lookup: tools.entities.find });
    return { status: 200, body: await readLicenceStatus(writing.db, storeId, call.now) };
  });
}

async function answerEnding(tools: LicenceTools, { session, now }: SignedCall): Promise<Answer> {
  if (!may(session.user, licences, 'list')) throw refuse('forbidden');
  return { status: 200, body: await endingLicences(tools.db, session.user, now) };
}

async function storeSeen({ db }: LicenceTools, call: SignedCall): Promise<number> {
  const id = identifierIn(call);
  const row = await findRow({ db, resource: stores, actor: call.session.user, now: call.now }, id);
  if (row === undefined) throw refuse('not_found');
  return id;
}

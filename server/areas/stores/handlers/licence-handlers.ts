import type { KeyObject } from 'node:crypto';
import { may } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { licenceOperations } from '../../../../contract/operations/stores/licence-operations.ts';
import { licences } from '../../../../contract/resources/stores/licences.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { findRow } from '../../../db/rows/read.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import type { ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { inWriteTransaction } from '../../../engine/rows/write-transaction.ts';
import { changeLicence } from '../licences/change-licence.ts';
import { endingLicences, readLicenceStatus } from '../licences/licence-status.ts';

type LicenceTools = ResourceTools & {
  /** Of the issuer where the keys hold here. */
  readonly licencePublicKey: KeyObject;
};

/** Handlers of `licenceOperations`. */
export function licenceHandlers(tools: LicenceTools): HandlersOf<typeof licenceOperations> {
  return {
    'licences.status': { signed: (call) => answerStatus(tools, call) },
    'licences.change': { signed: (call) => answerChange(tools, call) },
    'licences.ending': { signed: (call) => answerEnding(tools, call) },
  };
}

async function answerStatus(tools: LicenceTools, call: SignedCallOf<'licences.status'>): Promise<AnswerOf<'licences.status'>> {
  if (!may(call.session.user, licences, 'show')) throw refuse('forbidden');
  return { status: 200, body: await readLicenceStatus(tools.db, await storeSeen(tools, call), call.now) };
}

async function answerChange(tools: LicenceTools, call: SignedCallOf<'licences.change'>): Promise<AnswerOf<'licences.change'>> {
  if (!may(call.session.user, stores, 'edit')) throw refuse('forbidden');
  const storeId = await storeSeen(tools, call);
  return inWriteTransaction(licences, tools, call, async (context) => {
    await changeLicence(
      context,
      { storeId, key: call.body.license_key },
      { publicKey: tools.licencePublicKey, lookup: tools.entities.find },
    );
    return { status: 200, body: await readLicenceStatus(context.db, storeId, call.now) };
  });
}

async function answerEnding(tools: LicenceTools, { session, now }: SignedCallOf<'licences.ending'>): Promise<AnswerOf<'licences.ending'>> {
  if (!may(session.user, licences, 'list')) throw refuse('forbidden');
  return { status: 200, body: await endingLicences(tools.db, session.user, now) };
}

async function storeSeen({ db }: LicenceTools, call: SignedCallOf<'licences.status' | 'licences.change'>): Promise<number> {
  const { id } = call.path;
  const row = await findRow({ db, resource: stores, actor: call.session.user, now: call.now }, id);
  if (row === undefined) throw refuse('not_found');
  return id;
}

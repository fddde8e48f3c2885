import { sql } from 'kysely';
import { isSuperAdministrator } from '../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { type SoughtPerson, soughtPerson } from '../../../contract/rules/sought-person.ts';
import { erasePerson } from '../../personal-data/person/erase-person.ts';
import { noteErasure } from '../../personal-data/person/erasure-list.ts';
import { findPerson } from '../../personal-data/person/find-person.ts';
import { personDigest } from '../../personal-data/person/person-digest.ts';
import { readErasures, recordErasure } from '../../personal-data/person/record-erasure.ts';
import { readTonight } from '../../personal-data/read-tonight.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { objectBody, refuseUnknown, requiredTextIn } from '../call/read-body.ts';
import type { ResourceTools } from '../rows/resource-tools.ts';
import { inTransaction, writingOf } from '../rows/write-transaction.ts';

type Tools = ResourceTools & {
  /** Key of digests of persons. */
  readonly digestKey: Uint8Array;
  /** Where erasures are written down beside the database. */
  readonly erasureFolders: readonly string[];
};

/** Handlers of `personalDataOperations`. */
export function personalDataHandlers(tools: Tools): Handlers {
  const { db } = tools;
  const ofSuper = (work: (call: SignedCall) => Promise<Answer>) => ({
    signed: async (call: SignedCall): Promise<Answer> => {
      if (!isSuperAdministrator(call.session.user)) throw refuse('forbidden');
      return work(call);
    },
  });
  return {
    'erasing.tonight': ofSuper(async ({ now }) => ({ status: 200, body: await readTonight(db, now) })),
    'personal-data.find': ofSuper(async (call) => ({ status: 200, body: await findPerson(db, personIn(call), call.now) })),
    'personal-data.export': ofSuper((call) => answerExport(tools, call)),
    'personal-data.erase': ofSuper((call) => answerErased(tools, call)),
    'personal-data.erasures': ofSuper(async () => ({ status: 200, body: await readErasures(db) })),
  };
}

function personIn({ body }: SignedCall): SoughtPerson {
  const given = objectBody(body);
  refuseUnknown(given, ['person']);
  const person = soughtPerson(requiredTextIn(given, 'person'));
  if (person === undefined) throw refuseValues({ person: { code: 'email_or_phone' } });
  return person;
}

async function answerExport({ db, digestKey }: Tools, call: SignedCall): Promise<Answer> {
  const person = personIn(call);
  const { session, now, address, requestId } = call;
  const body = await findPerson(db, person, now);
  const changes = JSON.stringify({ person: personDigest(digestKey, person) });
  await sql`
    insert into audit_log (created_at, updated_at, actor_id, actor_name, action, changes, address, request_id)
    values (${now}, ${now}, ${session.user.id}, ${session.user.name}, 'personal_data_exported', ${changes}::jsonb, ${address}, ${requestId})`.execute(
    db,
  );
  return { status: 200, body };
}

/** The lists beside the database come last: what they name is erased again after a restore, and a list that fails undoes the erasure. */
async function answerErased(tools: Tools, call: SignedCall): Promise<Answer> {
  const person = personIn(call);
  const digest = personDigest(tools.digestKey, person);
  return inTransaction(tools.db, call, async (transaction) => {
    // Of two who erase one person at once, the second finds nothing: nobody reads that twice as much went.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`erasing of ${digest}`}, 0))`.execute(transaction);
    const writing = writingOf(orders, tools, call, transaction);
    const erasure = await recordErasure(writing, digest, await erasePerson(writing, person));
    try {
      noteErasure(tools.erasureFolders, { person: digest, at: erasure.at });
    } catch {
      throw refuse('erasure_not_noted');
    }
    return { status: 200, body: erasure };
  });
}

import { sql } from 'kysely';
import { isSuperAdministrator } from '../../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import type { personalDataOperations } from '../../../../contract/operations/console/personal-data-operations.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { type SoughtPerson, soughtPerson } from '../../../../contract/rules/text/sought-person.ts';
import type { AnswerOf, HandlersOf, SignedCall, SignedCallOf } from '../../../engine/call/call.ts';
import type { ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { inTransaction, writeContextOf } from '../../../engine/rows/write-transaction.ts';
import { erasePerson } from '../person/erase-person.ts';
import { noteErasure, personDigest } from '../person/erasure-list.ts';
import { findPersonalData } from '../person/find-personal-data.ts';
import { readErasures, recordErasure } from '../person/record-erasure.ts';
import { readTonight } from '../read-tonight.ts';

type Tools = ResourceTools & {
  /** Key of digests of persons. */
  readonly digestKey: Uint8Array;
  /** Folders outside the database where erasures are written down as well. */
  readonly erasureFolders: readonly string[];
};

/** Handlers of `personalDataOperations`. */
export function personalDataHandlers(tools: Tools): HandlersOf<typeof personalDataOperations> {
  const { db } = tools;
  return {
    'erasing.tonight': ofSuper(async ({ now }) => ({ status: 200, body: await readTonight(db, now) })),
    'personal-data.find': ofSuper(async (call) => ({ status: 200, body: await findPersonalData(db, personIn(call), call.now) })),
    'personal-data.export': ofSuper((call) => answerExport(tools, call)),
    'personal-data.erase': ofSuper((call) => answerErased(tools, call)),
    'personal-data.erasures': ofSuper(async () => ({ status: 200, body: await readErasures(db) })),
  };
}

/** For super administrators alone. */
function ofSuper<C extends Pick<SignedCall, 'session'>, A>(work: (call: C) => Promise<A>): { readonly signed: (call: C) => Promise<A> } {
  return {
    signed: async (call) => {
      if (!isSuperAdministrator(call.session.user)) throw refuse('forbidden');
      return work(call);
    },
  };
}

function personIn({ body }: Pick<SignedCallOf<'personal-data.find'>, 'body'>): SoughtPerson {
  const person = soughtPerson(body.person);
  if (person === undefined) throw refuseValues({ person: { code: 'email_or_phone' } });
  return person;
}

async function answerExport(
  { db, digestKey }: Tools,
  call: SignedCallOf<'personal-data.export'>,
): Promise<AnswerOf<'personal-data.export'>> {
  const person = personIn(call);
  const { session, now, address, requestId } = call;
  const body = await findPersonalData(db, person, now);
  const changes = JSON.stringify({ person: personDigest(digestKey, person) });
  await sql`
    insert into audit_log (created_at, updated_at, actor_id, actor_name, action, changes, address, request_id)
    values (${now}, ${now}, ${session.user.id}, ${session.user.name}, 'personal_data_exported', ${changes}::jsonb, ${address}, ${requestId})`.execute(
    db,
  );
  return { status: 200, body };
}

/** The lists outside the database come last: what they name is erased again after a restore, and a list that fails undoes the erasure. */
async function answerErased(tools: Tools, call: SignedCallOf<'personal-data.erase'>): Promise<AnswerOf<'personal-data.erase'>> {
  const person = personIn(call);
  const digest = personDigest(tools.digestKey, person);
  return inTransaction(tools.db, call, async (transaction) => {
    // Of two who erase one person at once, the second finds nothing: no one reads that twice as much went.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`erasing of ${digest}`}, 0))`.execute(transaction);
    const context = writeContextOf(orders, tools, call, transaction);
    const erasure = await recordErasure(context, digest, await erasePerson(context, person));
    try {
      noteErasure(tools.erasureFolders, { person: digest, at: erasure.at });
    } catch {
      throw refuse('erasure_not_noted');
    }
    return { status: 200, body: erasure };
  });
}

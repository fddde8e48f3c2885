import { refuseValues } from '../../../contract/basics/refusal.ts';
import { isEmail } from '../../../contract/rules/contact.ts';
import { retried } from '../../db/retried.ts';
import type { BookingTools } from '../../resources/booking/client-writing.ts';
import { mendEmail, resendLink, showWaiting } from '../../resources/booking/waiting-orders.ts';
import { countingHits } from '../../work/blacklist/count-hits.ts';
import type { Answer, Call } from '../call/call.ts';
import { objectBody, refuseUnknown, requiredTextIn } from '../call/read-body.ts';

/** Where the letter with the link went. */
export async function answerWaiting({ db }: BookingTools, call: Call): Promise<Answer> {
  return { status: 200, body: await showWaiting(db, holdIn(call).hold) };
}

/** Sends it once more. */
export async function answerResendLink(tools: BookingTools, call: Call): Promise<Answer> {
  const { hold } = holdIn(call);
  const body = await retried(() =>
    tools.db.transaction().execute(async (db) => {
      await resendLink(tools, call, hold, db);
      return showWaiting(db, hold);
    }),
  );
  return { status: 200, body };
}

/** Sends it to another e-mail. */
export async function answerMendEmail(tools: BookingTools, call: Call): Promise<Answer> {
  const { hold, body: given } = holdIn(call, ['email']);
  const email = requiredTextIn(given, 'email').trim();
  if (!isEmail(email)) throw refuseValues({ email: { code: 'email' } });
  const body = await countingHits(tools.db, call.now, () =>
    retried(() =>
      tools.db.transaction().execute(async (db) => {
        await mendEmail(tools, call, { hold, email }, db);
        return showWaiting(db, hold);
      }),
    ),
  );
  return { status: 200, body };
}

function holdIn(call: Call, more: readonly string[] = []) {
  const body = objectBody(call.body);
  refuseUnknown(body, ['hold', ...more]);
  return { body, hold: requiredTextIn(body, 'hold') };
}

import { retried } from '../../../db/retried.ts';
import type { AnswerOf, CallOf } from '../../../engine/call/call.ts';
import { reportingRefusals } from '../../../engine/write/report-refusals.ts';
import type { BookingTools } from '../ordering/client-writing.ts';
import { correctEmail, resendLink, showWaiting } from '../ordering/waiting-orders.ts';

/** Where the letter with the link went. */
export async function answerWaiting({ db }: BookingTools, call: CallOf<'public.waiting'>): Promise<AnswerOf<'public.waiting'>> {
  return { status: 200, body: await showWaiting(db, call.body.hold) };
}

/** Sends it once more. */
export async function answerResendLink(tools: BookingTools, call: CallOf<'public.resend-link'>): Promise<AnswerOf<'public.resend-link'>> {
  const { hold } = call.body;
  const body = await retried(() =>
    tools.db.transaction().execute(async (db) => {
      await resendLink(tools, call, hold, db);
      return showWaiting(db, hold);
    }),
  );
  return { status: 200, body };
}

/** Sends it to another e-mail. */
export async function answerCorrectEmail(tools: BookingTools, call: CallOf<'public.mend-email'>): Promise<AnswerOf<'public.mend-email'>> {
  const { hold, email } = call.body;
  const body = await reportingRefusals({ db: tools.db, hooks: tools.entities.hooksOf('orders'), now: call.now }, () =>
    retried(() =>
      tools.db.transaction().execute(async (db) => {
        await correctEmail(tools, call, { hold, email }, db);
        return showWaiting(db, hold);
      }),
    ),
  );
  return { status: 200, body };
}

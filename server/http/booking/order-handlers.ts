import { type Language, languages } from '../../../contract/basics/languages.ts';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { cleanInstant, cleanLine } from '../../../contract/derive/clean.ts';
import { clientChannels } from '../../../contract/resources/web-orders/orders.ts';
import { freeTimeAt, freeTimes, placesIn } from '../../../contract/rules/booking/free-times.ts';
import { poolOf } from '../../../contract/rules/booking/plan-of-service.ts';
import { isEmail, isPhone, normalisePhone } from '../../../contract/rules/contact.ts';
import { retried } from '../../db/retried.ts';
import type { BookingTools } from '../../resources/booking/client-writing.ts';
import { offeredService } from '../../resources/booking/offered-service.ts';
import { type ClientForm, orderHeldTime } from '../../resources/booking/order-held-time.ts';
import { countingHits } from '../../work/blacklist/count-hits.ts';
import { makeHold, releaseHold } from '../../work/booking/holds.ts';
import { daysAround, nearestTo } from '../../work/booking/nearest-times.ts';
import type { Answer, Call } from '../call/call.ts';
import { objectBody, refuseUnknown, requiredTextIn, textIn } from '../call/read-body.ts';

/** Holds a free time. */
export async function answerHold({ db }: BookingTools, call: Call): Promise<Answer> {
  const body = objectBody(call.body);
  refuseUnknown(body, ['service_id', 'starts_at']);
  const serviceId = serviceIn(body['service_id']);
  const startsAt = instantIn(body);
  const { now, address } = call;
  const around = daysAround(startsAt);
  const { plan, sources, taken, storeId } = await offeredService(db, { serviceId, ...around, now });
  const days = freeTimes({ plan, sources, taken, now, ...around });
  const wanted = freeTimeAt(startsAt, days);
  const held =
    wanted === undefined
      ? undefined
      : await heldTime(db, {
          storeId,
          serviceId,
          pool: poolOf(plan),
          startsAt,
          endsAt: new Date(wanted.ends_at),
          capacity: wanted.capacity,
          address,
          now,
        });
  if (wanted === undefined || held === undefined) {
    const others = placesIn(days).filter((time) => time !== wanted);
    throw refuse('time_not_free', { at: 'starts_at', nearest: nearestTo(startsAt, others) });
  }
  const [starts, ends] = [new Date(wanted.starts_at), new Date(wanted.ends_at)].map((instant) => instant.toISOString());
  return {
    status: 201,
    body: { token: held.secret, starts_at: starts, ends_at: ends, held_until: held.until.toISOString(), now: now.toISOString() },
  };
}

/** Undefined when somebody was quicker: nothing is left of the try. */
function heldTime(db: BookingTools['db'], wanted: Parameters<typeof makeHold>[1]): ReturnType<typeof makeHold> {
  return retried(() =>
    db.transaction().execute(async (transaction) => {
      const hold = await makeHold(transaction, wanted);
      if (hold === undefined) throw new Taken();
      return hold;
    }),
  ).catch((error: unknown) => {
    if (error instanceof Taken) return undefined;
    throw error;
  });
}

/** Ends a transaction that took some of the places and not all. */
class Taken extends Error {}

/** Gives back a held time. */
export async function answerRelease({ db }: BookingTools, call: Call): Promise<Answer> {
  const body = objectBody(call.body);
  refuseUnknown(body, ['token']);
  await releaseHold(db, requiredTextIn(body, 'token'));
  return { status: 204 };
}

/** Orders the held time. */
export async function answerOrder(tools: BookingTools, call: Call): Promise<Answer> {
  const body = objectBody(call.body);
  refuseUnknown(body, ['hold', 'email', 'name', 'phone', 'note', 'consent', 'language', 'channel', 'website']);
  // People do not see the field; the page shows it to those whose password manager filled it in.
  if ((textIn(body, 'website') ?? '') !== '') throw refuse('hidden_field_filled', { at: 'website' });
  const { consent = false } = body;
  if (typeof consent !== 'boolean') throw refuseValues({ consent: { code: 'wrong_type' } });
  const language = languageIn(body) ?? call.language;
  const email = requiredTextIn(body, 'email').trim();
  if (!isEmail(email)) throw refuseValues({ email: { code: 'email' } });
  const phone = blankIn(body, 'phone');
  if (phone !== null && !isPhone(normalisePhone(phone))) throw refuseValues({ phone: { code: 'phone' } });
  const channel = channelIn(body);
  const form = {
    hold: requiredTextIn(body, 'hold'),
    email,
    name: lineIn(body, 'name'),
    phone,
    note: blankIn(body, 'note'),
    consent,
    language,
    channel,
  };
  const ordered = await countingHits(tools.db, call.now, () =>
    retried(() => tools.db.transaction().execute((db) => orderHeldTime(tools, call, form, db))),
  );
  return { status: 201, body: ordered };
}

/** Undefined where the caller does not say it. */
function languageIn(body: Readonly<Record<string, unknown>>): Language | undefined {
  const said = textIn(body, 'language');
  const language = languages.find((one) => one === said);
  if (said !== null && language === undefined) throw refuseValues({ language: { code: 'unknown_value' } });
  return language;
}

/**
 * What the client ordered by, as the caller says. Nothing is allowed, counted or written to anybody by it, so that who lies gains nothing
 * but a wrong number in a list; it asks for no key, which every copy of an application would hold and nobody could keep secret.
 */
function channelIn(body: Readonly<Record<string, unknown>>): ClientForm['channel'] {
  const said = textIn(body, 'channel') ?? 'web';
  const channel = clientChannels.find((one) => one === said);
  if (channel === undefined) throw refuseValues({ channel: { code: 'unknown_value' } });
  return channel;
}

function blankIn(body: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = textIn(body, name)?.trim() ?? '';
  return value === '' ? null : value;
}

/** Text of one line, or null. */
function lineIn(body: Readonly<Record<string, unknown>>, name: string): string | null {
  const line = cleanLine(blankIn(body, name) ?? '');
  return line === '' ? null : line;
}

function serviceIn(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2_147_483_647) return value;
  throw refuseValues({ service_id: { code: value === undefined ? 'required' : 'unknown_reference' } });
}

/** The instant at which the visit begins, with its offset: without one it would be another instant on another server. */
export function instantIn(body: Readonly<Record<string, unknown>>): Date {
  const instant = new Date(String(cleanInstant(requiredTextIn(body, 'starts_at'))));
  if (Number.isNaN(instant.getTime())) throw refuseValues({ starts_at: { code: 'instant' } });
  return instant;
}

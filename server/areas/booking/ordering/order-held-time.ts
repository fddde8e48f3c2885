import { sql } from 'kysely';
import type { Language } from '../../../../contract/basics/languages.ts';
import { refuseValues } from '../../../../contract/basics/refusal.ts';
import type { MessageState } from '../../../../contract/resources/settings/outbox.ts';
import type { clientChannels } from '../../../../contract/resources/web-orders/orders.ts';
import type { Database } from '../../../db/database.ts';
import type { Author } from '../../../db/rows/write/write-context.ts';
import { createRow } from '../../../engine/write/write-row.ts';
import { deriveSecret, digestSecret } from '../../../keys/secrets.ts';
import { findNetwork } from '../../accounts/sign-in-attempts/find-network.ts';
import { type Hold, spendHold } from '../availability/holds.ts';
import { confirmUntil, recordPromise } from '../availability/order-promise.ts';
import { linkValidMs } from '../client-messages/order-link.ts';
import { lastRequest } from '../client-messages/unproven-letters.ts';
import { type Asking, type BookingTools, clientContext } from './client-context.ts';
import { refuseNotOffered } from './offered-service.ts';
import { refuseManyUnconfirmed, refuseTooMany } from './refuse-too-many.ts';

/** What the client filled in; what the form does not show is left out. */
export type ClientForm = {
  readonly hold: string;
  readonly email: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly note: string | null;
  readonly consent: boolean;
  /** In which they ordered. */
  readonly language: Language;
  readonly channel: (typeof clientChannels)[number];
};

/** What the settings ask for (page 05, Settings). */
type FormSettings = {
  readonly [N in 'name' | 'phone' | 'note' | 'checkbox' as `${N}_shown` | `${N}_required`]: boolean;
} & { readonly email_notification: boolean; readonly email_confirmation_timeout: number };

export type Ordered = {
  readonly email: string;
  readonly confirm_until: string | null;
  readonly token: string | null;
  readonly letter: MessageState | null;
};

/**
 * Makes the order of the time that is held, in one transaction with the end of the hold. It waits for its confirmation by the
 * link in the e-mail. A hold makes one order, however often the form is sent. Where no e-mails are sent, by the settings or for lack of a mail server, it is confirmed at once, because no one could confirm it.
 */
export async function orderHeldTime(tools: BookingTools, asking: Asking, form: ClientForm, db: Database): Promise<Ordered> {
  const { now } = asking;
  const settings = await readFormSettings(db);
  refuseIncomplete(settings, form);
  const confirms = settings.email_notification && tools.delivery.hasGateway.email;
  const secret = deriveSecret(form.hold, tools.salt);
  const before = await readOrdered(db, form.hold, { secret, confirms });
  if (before !== undefined) return before;
  const hold = await spendHold(db, form.hold, now).catch(async (error: unknown) => {
    // Someone sends the form twice at once: the second one waited for the first.
    const meanwhile = await readOrdered(db, form.hold, { secret, confirms });
    if (meanwhile === undefined) throw error;
    return meanwhile;
  });
  if ('email' in hold) return hold;
  const filled = {
    ...form,
    name: shown(settings.name_shown, form.name) ?? form.email.slice(0, 120),
    phone: shown(settings.phone_shown, form.phone),
    note: shown(settings.note_shown, form.note),
    consent: settings.checkbox_shown && form.consent,
  };
  await orderSpentHold(tools, asking, { form: filled, hold, secret, confirms, minutes: settings.email_confirmation_timeout }, db);
  const made = await readOrdered(db, form.hold, { secret, confirms });
  if (made === undefined) throw new Error('the order was not made');
  return { ...made, email: form.email };
}

type Spent = {
  /** `hold`: what the client has the time by. Without an e-mail there is a telephone. */
  readonly form: Omit<ClientForm, 'email' | 'name' | 'channel'> & {
    readonly email: string | null;
    readonly name: string;
    readonly channel: string;
  };
  readonly hold: Hold;
  /** Of the link to the order. */
  readonly secret: string;
  /** Whether it waits for its confirmation, and for how long. */
  readonly confirms: boolean;
  readonly minutes: number;
  /** The client came by a link that was sent to the e-mail or telephone, so both are theirs. */
  readonly isProven?: boolean;
  /** Of the office, where a clerk orders for the client. */
  readonly actor?: Author | undefined;
};

/** Makes the order of a time, after its hold was taken out, in the same transaction. Answers with its number. */
export async function orderSpentHold(tools: BookingTools, asking: Asking, spent: Spent, db: Database): Promise<number> {
  const { now } = asking;
  const { form, hold, secret, confirms, minutes, isProven = false, actor } = spent;
  const { store_id: storeId, service_id: serviceId, starts_at: startsAt } = hold;
  // The office may have switched it off while the form was filled in.
  await refuseNotOffered(db, serviceId);
  if (confirms) await refuseManyUnconfirmed(db, { network: findNetwork(asking.address), now });
  const counted = isProven ? { address: null, promise: undefined } : { address: asking.address };
  if (form.email !== null) await refuseTooMany(db, { storeId, serviceId, startsAt, email: form.email, now, ...counted });
  const endsAt = new Date(hold.ends_at.getTime() + linkValidMs);
  const state = confirms ? 'unconfirmed' : 'confirmed';
  const context = {
    ...clientContext(tools, asking, db),
    ...(actor === undefined ? {} : { actor }),
    heldTime: true as const,
    serverValues: { channel: form.channel, state, confirmed_at: confirms ? null : now.toISOString() },
    clientLink: { secret, endsAt },
    ...(confirms || isProven ? {} : { unprovenFrom: findNetwork(asking.address) }),
  };
  const draft = {
    store_id: storeId,
    service_id: serviceId,
    starts_at: startsAt.toISOString(),
    ends_at: hold.ends_at.toISOString(),
    name: form.name,
    email: form.email,
    phone: form.phone,
    note: form.note,
    consent: form.consent,
    language: form.language,
  };
  const row = await createRow(context, draft, tools.entities);
  await db
    .insertInto('order_links')
    .values({
      digest: digestSecret(secret),
      hold_digest: digestSecret(form.hold),
      store_id: storeId,
      order_id: row.id,
      created_at: now,
      expires_at: endsAt,
      address: confirms ? findNetwork(asking.address) : null,
      letter_at: now,
    })
    .execute();
  await recordPromise(db, { storeId, orderId: row.id, serviceId, confirmMinutes: confirms ? minutes : null });
  return row.id;
}

type Confirming = { readonly secret: string; readonly confirms: boolean };

/** What is answered to the form, also when it comes once more: an answer may be lost on its way. */
async function readOrdered(db: Database, hold: string, { secret, confirms }: Confirming): Promise<Ordered | undefined> {
  const { rows } = await sql<{ email: string; state: string; until: Date; letter: MessageState | null }>`
    select coalesce(o.email, '') as email, o.state, ${confirmUntil} as until, ${lastRequest} as letter
    from order_links l join orders o on o.store_id = l.store_id and o.id = l.order_id
    where l.hold_digest = ${digestSecret(hold)} and o.deleted_at is null`.execute(db);
  const [order] = rows;
  if (order === undefined) return undefined;
  const { email, state, until, letter } = order;
  return { email, confirm_until: state === 'unconfirmed' ? until.toISOString() : null, token: confirms ? null : secret, letter };
}

/** Reads what the form of the booking page asks for. */
export async function readFormSettings(db: Database): Promise<FormSettings> {
  const { rows } = await sql<FormSettings>`
    select name_shown, name_required, phone_shown, phone_required, note_shown, note_required, checkbox_shown, checkbox_required,
      email_notification, email_confirmation_timeout
    from web_order_settings limit 1`.execute(db);
  const [settings] = rows;
  if (settings === undefined) throw new Error('there are no settings of ordering');
  return settings;
}

function refuseIncomplete(settings: FormSettings, { name, phone, note, consent }: ClientForm): void {
  const given = { name: name !== null, phone: phone !== null, note: note !== null };
  const missing = (['name', 'phone', 'note'] as const).filter(
    (field) => settings[`${field}_shown`] && settings[`${field}_required`] && !given[field],
  );
  const unticked = settings.checkbox_shown && settings.checkbox_required && !consent ? ['consent'] : [];
  const fields = [...missing, ...unticked];
  if (fields.length > 0) throw refuseValues(Object.fromEntries(fields.map((field) => [field, { code: 'required' as const }])));
}

function shown(isShown: boolean, value: string | null): string | null {
  return isShown ? value : null;
}

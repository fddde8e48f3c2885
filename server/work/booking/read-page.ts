import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { type Offer, readOffer } from './read-offer.ts';

type Heading = { readonly title: string | null; readonly text: string | null };
type Asked = { readonly shown: boolean; readonly required: boolean };

/** What the booking page shows and asks for. */
export type BookingPage = {
  readonly office_name: string | null;
  readonly texts: {
    readonly service: Heading;
    readonly time: Heading;
    readonly form: Heading;
    readonly confirmation: Heading;
    readonly confirm_text: string | null;
  };
  readonly form: {
    readonly name: Asked;
    readonly phone: Asked;
    readonly note: Asked;
    readonly checkbox: Asked & { readonly text: string | null };
  };
  /** Digests of uploaded files. */
  readonly logo: string | null;
  readonly terms: string | null;
  readonly show_map: boolean;
  readonly is_confirmed_by_email: boolean;
  readonly confirmation_minutes: number;
  readonly offer: Offer;
  /** How many wait at a store now; a store that is not told about is not known. */
  readonly waiting: ReadonlyMap<number, number>;
};

/** A branch that was silent for longer says nothing about now. */
const heardWithinMs = 10 * 60_000;

type Settings = Readonly<Record<string, string | boolean | number | null>>;

/** Reads the settings of ordering with what is offered; how many wait only where the settings show it. */
export async function readPage(
  db: Database,
  { now, sendsEmails }: { readonly now: Date; readonly sendsEmails: boolean },
): Promise<BookingPage> {
  const { rows } = await sql<{ settings: Settings | null }>`select to_jsonb(w) as settings from web_order_settings w limit 1`.execute(db);
  const settings: Settings = rows[0]?.settings ?? {};
  const words = (name: string): string | null => {
    const value = settings[name];
    return typeof value === 'string' ? value : null;
  };
  const heading = (step: string): Heading => ({ title: words(`${step}_title`), text: words(`${step}_text`) });
  const asked = (name: string): Asked => {
    const isShown = settings[`${name}_shown`] === true;
    return { shown: isShown, required: isShown && settings[`${name}_required`] === true };
  };
  return {
    office_name: words('office_name'),
    texts: {
      service: heading('service'),
      time: heading('time'),
      form: heading('form'),
      confirmation: heading('confirmation'),
      confirm_text: words('confirm_text'),
    },
    form: {
      name: asked('name'),
      phone: asked('phone'),
      note: asked('note'),
      checkbox: { ...asked('checkbox'), text: words('checkbox_text') },
    },
    logo: words('logo_file'),
    terms: words('terms_file'),
    show_map: settings['show_map'] === true,
    is_confirmed_by_email: settings['email_notification'] === true && sendsEmails,
    confirmation_minutes: Number(settings['email_confirmation_timeout'] ?? 60),
    offer: await readOffer(db),
    waiting: settings['show_stats'] === true ? await readWaiting(db, now) : new Map(),
  };
}

async function readWaiting(db: Database, now: Date): Promise<ReadonlyMap<number, number>> {
  const since = new Date(now.getTime() - heardWithinMs);
  const { rows } = await sql<{ id: number; waiting: number }>`
    select l.id, (
      select count(*) from tickets t
      where t.store_id = l.id and t.state = 'waiting' and t.deleted_at is null
        and t.created_at >= date_trunc('day', ${now}::timestamptz, 'Europe/Prague') and t.created_at <= ${now}
    )::int as waiting
    from stores_live l where l.last_socket_communication_at >= ${since}`.execute(db);
  return new Map(rows.map(({ id, waiting }) => [id, waiting]));
}

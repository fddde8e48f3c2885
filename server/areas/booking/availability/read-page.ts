import { sql } from 'kysely';
import { limits } from '../../../../contract/basics/limits.ts';
import { pageOfSettings, type SetPage } from '../../../../contract/rules/booking-page/page-of-settings.ts';
import type { Database } from '../../../db/database.ts';
import { type Offer, readOffer } from './read-offer.ts';

/** What the booking page shows and asks for. */
export type BookingPage = {
  readonly set: SetPage;
  readonly is_confirmed_by_email: boolean;
  readonly offer: Offer;
  /** How many wait at a store now; a store of which it is not known is not in it. */
  readonly waiting: ReadonlyMap<number, number>;
};

/** A branch that was silent for longer says nothing about now. */
const contactedWithinMs = limits.temporarilySilentAfterMinutes * 60_000;

type Settings = Readonly<Record<string, string | boolean | number | null>>;
type Asked = { readonly now: Date; readonly sendsEmails: boolean };

/** Reads the settings of ordering with what is offered; how many wait only where the settings show it. */
export async function readPage(db: Database, { now, sendsEmails }: Asked): Promise<BookingPage> {
  const { rows } = await sql<{ settings: Settings | null }>`select to_jsonb(w) as settings from web_order_settings w limit 1`.execute(db);
  const settings: Settings = rows[0]?.settings ?? {};
  return {
    set: pageOfSettings(settings),
    is_confirmed_by_email: settings['email_notification'] === true && sendsEmails,
    offer: await readOffer(db),
    waiting: settings['show_stats'] === true ? await readWaiting(db, now) : new Map(),
  };
}

async function readWaiting(db: Database, now: Date): Promise<ReadonlyMap<number, number>> {
  const since = new Date(now.getTime() - contactedWithinMs);
  const { rows } = await sql<{ id: number; waiting: number }>`
    select l.id, (
      select count(*) from tickets t
      where t.store_id = l.id and t.state = 'waiting' and t.deleted_at is null
        and t.created_at >= date_trunc('day', ${now}::timestamptz, 'Europe/Prague') and t.created_at <= ${now}
    )::int as waiting
    from stores_live l where l.last_socket_communication_at >= ${since}`.execute(db);
  return new Map(rows.map(({ id, waiting }) => [id, waiting]));
}

import { sql } from 'kysely';
import { planOfService, type StorePlan } from '../../../../contract/rules/booking/plan-of-service.ts';
import type { Database } from '../../../db/database.ts';
import { plansJson } from './plans-and-blocks-json.ts';

export type OfferedStore = {
  readonly id: number;
  readonly name: string;
  readonly name_en: string | null;
  readonly text: string | null;
  readonly text_en: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly zip: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly phone: string | null;
  readonly email: string | null;
};
export type OfferedService = { readonly id: number; readonly store_id: number; readonly name: string; readonly name_en: string | null };
export type OfferedGroup = {
  readonly id: number;
  readonly name: string;
  readonly name_en: string | null;
  readonly text: string | null;
  readonly text_en: string | null;
  readonly picture_file: string | null;
  readonly service_ids: readonly number[];
};

/** What clients can order over the web, where, and in which agendas it is. */
export type Offer = {
  readonly stores: readonly OfferedStore[];
  readonly services: readonly OfferedService[];
  readonly groups: readonly OfferedGroup[];
};

type Row = OfferedStore & { readonly plans: readonly StorePlan[]; readonly services: readonly OfferedService[] };

/** Whether clients see the branch `s` with its web settings `w`. */
export const isBranchShown = sql`s.active and s.deleted_at is null and coalesce(w.enabled, true)`;

/** Whether they see its service `v`. */
export const isServiceShown = sql`v.deleted_at is null and v.web_order and v.show_in_web_ordering and v.state = 'active'
  and (coalesce(cardinality(w.service_ids), 0) = 0 or v.id = any(w.service_ids))`;

/**
 * A service is offered when it is active, ordered and shown over the web, its store takes orders and offers it, and a plan that
 * is switched on has intervals for it. With `serviceId` the offer of that service alone.
 */
export async function readOffer(db: Database, serviceId?: number): Promise<Offer> {
  const only = serviceId === undefined ? sql`true` : sql`v.id = ${serviceId}`;
  const ofStores = serviceId === undefined ? sql`true` : sql`s.id = (select v.store_id from services v where v.id = ${serviceId})`;
  const { rows } = await sql<Row>`
    select s.id, coalesce(w.heading, s.label) as name, w.heading_en as name_en, w.text, w.text_en, s.street, s.city, s.zip, s.latitude, s.longitude,
      coalesce(w.contact_phone, s.phone) as phone, coalesce(w.contact_email, s.email) as email, ${plansJson(sql.ref('s.id'))} as plans,
      (select coalesce(json_agg(json_build_object('id', v.id, 'store_id', v.store_id, 'name', coalesce(v.web_order_name, v.name), 'name_en', v.web_order_name_en)
        order by coalesce(v.web_order_name, v.name) collate app_cs, v.id), '[]')
        from services v where v.store_id = s.id and ${isServiceShown} and ${only}) as services
    from stores s left join web_stores w on w.store_id = s.id and w.deleted_at is null
    where ${isBranchShown} and ${ofStores}
    order by coalesce(w.heading, s.label) collate app_cs, s.id`.execute(db);
  const groups: readonly OfferedGroup[] = await db
    .selectFrom('web_groups')
    .select(['id', 'name', 'name_en', 'text', 'text_en', 'picture_file', 'service_ids'])
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const services = rows.flatMap(({ plans, services: ofStore }) => ofStore.filter(({ id }) => isPlanned(id, plans)));
  const stores = rows.filter(({ id }) => services.some(({ store_id }) => store_id === id)).map(storeOf);
  return { stores, services, groups };
}

function storeOf(row: Row): OfferedStore {
  const { id, name, name_en, text, text_en, street, city, zip, latitude, longitude, phone, email } = row;
  return { id, name, name_en, text, text_en, street, city, zip, latitude, longitude, phone, email };
}

function isPlanned(serviceId: number, plans: readonly StorePlan[]): boolean {
  const plan = planOfService(serviceId, plans);
  return plan !== undefined && plan.active && plan.intervals.length > 0;
}

import { type RawBuilder, sql } from 'kysely';
import type { DayPart, WaitingState } from '../../../../contract/rules/booking/waiting-list.ts';
import type { Database } from '../../../db/database.ts';

type Row = {
  readonly id: number;
  readonly service_id: number;
  readonly service: string;
  readonly first_day: string;
  readonly last_day: string;
  readonly part: DayPart;
  readonly state: WaitingState;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly created_at: Date;
  readonly by_staff: boolean;
  readonly offered_at: Date | null;
  readonly offered_starts_at: Date | null;
  readonly offered_ends_at: Date | null;
  readonly offer_until: Date | null;
};

type Asked = {
  readonly among: RawBuilder<unknown>;
  readonly serviceId: number | null;
  readonly day: string | null;
  readonly now: Date;
};

/** Who waits, in their order; `among` limits the rows `w`. */
export async function readList(db: Database, { among, serviceId, day, now }: Asked) {
  const { rows } = await sql<Row>`
    select w.id, w.service_id, v.name as service, w.first_day::text as first_day, w.last_day::text as last_day, w.part,
      case when w.state = 'offered' and w.offer_until <= ${now} then 'expired' else w.state end as state,
      w.name, w.email, w.phone, w.created_at, w.by_staff, w.offered_at, w.offered_starts_at, w.offered_ends_at, w.offer_until
    from waiting_clients w join services v on v.id = w.service_id and v.store_id = w.store_id
    where ${among} and (${serviceId}::int is null or w.service_id = ${serviceId}::int)
      and (${day}::date is null or (w.first_day <= ${day}::date and w.last_day >= ${day}::date))
    order by w.created_at, w.id`.execute(db);
  return rows.map(({ created_at, offered_at, offered_starts_at, offered_ends_at, offer_until, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    offer:
      offered_at === null || offered_starts_at === null || offered_ends_at === null || offer_until === null
        ? null
        : {
            starts_at: offered_starts_at.toISOString(),
            ends_at: offered_ends_at.toISOString(),
            offered_at: offered_at.toISOString(),
            until: offer_until.toISOString(),
          },
  }));
}

import { sql } from 'kysely';
import type { StorePlan } from '../../../../contract/rules/booking/plan-of-service.ts';
import type { ServiceBlock } from '../../../../contract/rules/booking/service-hours.ts';
import { type Ban, patternsOver } from '../../../../contract/rules/mailboxes/blacklist.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import { openStates } from '../../../../contract/rules/orders/order-states.ts';
import type { Database } from '../../../db/database.ts';
import { plannedOnce } from '../../../db/planned-once.ts';
import type { ComingRow } from '../../../engine/write/hooks.ts';
import { sourcesJson } from '../../stores/opening/read-sources.ts';
import { blocksJson, plansJson } from '../availability/plans-and-blocks-json.ts';
import { spellingsOf } from '../email-spellings.ts';

export type AskedTime = { readonly storeId: number; readonly serviceId: number; readonly from: Date; readonly to: Date };
type ToRead = { readonly emails: readonly string[]; readonly times: readonly AskedTime[]; readonly today: Day };

/** What orders are judged by. */
export type StoreCheckInput = {
  readonly sources: OpeningSources;
  readonly plans: readonly StorePlan[];
  readonly blocks: readonly ServiceBlock[];
};
export type OrderCheckInput = { readonly bans: readonly Ban[]; readonly checkInputOf: (storeId: number) => StoreCheckInput };

type CheckInputRow = { readonly bans: readonly Ban[]; readonly stores: readonly (StoreCheckInput & { readonly id: number })[] };

const nothing: StoreCheckInput = { sources: { plans: [], exceptions: [], marks: [] }, plans: [], blocks: [] };

/** Reads the bans on any of the e-mails, the booking plans of the services and what decides their hours on the days of the times, in one statement. */
export async function readOrderCheckInput(db: Database, { emails, times, today }: ToRead): Promise<OrderCheckInput> {
  const patterns = [...new Set(emails.flatMap(spellingsOf).flatMap(patternsOver))];
  const stores = [...new Set(times.map(({ storeId }) => storeId))];
  // A row of a file may be without its service.
  const services = plannedOnce([...new Set(times.map(({ serviceId }) => serviceId).filter(Number.isInteger))], 'int[]');
  const days = [...new Set(times.map(({ from }) => dayAt(from)))];
  const { rows } = await sql<CheckInputRow>`
    select (
      select coalesce(json_agg(json_build_object('pattern', b.pattern, 'reason', b.reason, 'until', b.until)), '[]')
      from email_blacklist b
      where lower(b.pattern) = any(${plannedOnce(patterns, 'text[]')}) and b.deleted_at is null
        and (b.until is null or b.until >= ${plannedOnce(today, 'date')})
    ) as bans, (
      select coalesce(json_agg(json_build_object('id', s.id, 'sources', ${sourcesJson(sql`s.id`, days)}, 'plans', ${plansJson(sql`s.id`, services)},
        'blocks', ${blocksJson(sql`s.id`)})), '[]')
      from unnest(${plannedOnce(stores, 'int[]')}) as s (id)
    ) as stores`.execute(db);
  const inputs = new Map(rows[0]?.stores.map((store) => [store.id, store]));
  return { bans: rows[0]?.bans ?? [], checkInputOf: (storeId) => inputs.get(storeId) ?? nothing };
}

/** What of a change of an order is to be judged; `isBeyond`: it has the reason of one over capacity. */
type Asked = { readonly email: string | undefined; readonly time: AskedTime | undefined; readonly isBeyond: boolean };

/** What is new of an order: of one that is over from the first, nothing. */
export function askedOf({ before, after }: ComingRow): Asked {
  const isOver = before === null && after['state'] !== undefined && !isOpen(after['state']);
  if (isOver) return { email: undefined, time: undefined, isBeyond: false };
  const isNew = (name: string) => before === null || before[name] !== after[name];
  const { email } = after;
  const isBeyond = typeof after['over_capacity_reason'] === 'string';
  const isMoved = ['store_id', 'service_id', 'starts_at', 'ends_at'].some(isNew) || (isBeyond && isNew('over_capacity_reason'));
  const [storeId, serviceId] = [Number(after['store_id']), Number(after['service_id'])];
  const time = { storeId, serviceId, from: new Date(String(after['starts_at'])), to: new Date(String(after['ends_at'])) };
  return { email: typeof email === 'string' && isNew('email') ? email : undefined, time: isMoved ? time : undefined, isBeyond };
}

function isOpen(state: unknown): boolean {
  return openStates.some((open) => open === state);
}

import { type Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import { checkLayout } from '../../../../contract/rules/kiosk/check-layout.ts';
import { layoutLimits, parseLayout } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { parseTickets } from '../../../../contract/rules/kiosk/ticket/tickets.ts';
import type { Database } from '../../../db/database.ts';
import type { ComingRow, Hooks } from '../../../engine/write/hooks.ts';

/** Pages are a whole layout without errors, and tickets have their shape: a kiosk never gets a button that leads nowhere. */
export const kioskDesigns: Hooks = {
  judge: async ({ db }, coming) => {
    const changed = coming.filter((row) => isNew(row, 'pages'));
    const services = await readServices(db, changed);
    return coming.map((row) => (isNew(row, 'pages') ? judgePages(row, services) : undefined) ?? judgeTickets(row));
  },
};

function isNew({ before, after }: ComingRow, name: 'pages' | 'tickets'): boolean {
  return after[name] != null && JSON.stringify(before?.[name]) !== JSON.stringify(after[name]);
}

function judgeTickets(row: ComingRow): Refusal | undefined {
  if (!isNew(row, 'tickets') || parseTickets(row.after['tickets']) !== undefined) return undefined;
  return refuse('kiosk_tickets_invalid', { at: 'tickets' });
}

function judgePages({ after }: ComingRow, services: ReadonlyMap<number, ReadonlySet<number>>): Refusal | undefined {
  const layout = parseLayout(after['pages']);
  if (layout === undefined || Buffer.byteLength(JSON.stringify(after['pages'])) > layoutLimits.bytes)
    return refuse('kiosk_pages_invalid', { at: 'pages' });
  const ofStore = services.get(Number(after['store_id'])) ?? new Set();
  const errors = checkLayout(layout, { services: ofStore }).filter(({ severity }) => severity === 'error');
  return errors.length === 0 ? undefined : refuse('kiosk_pages_faulty', { at: 'pages', details: { count: errors.length } });
}

/** Services of the stores, by store. */
async function readServices(db: Database, coming: readonly ComingRow[]): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const stores = [...new Set(coming.map(({ after }) => Number(after['store_id'])))];
  if (stores.length === 0) return new Map();
  const rows = await db
    .selectFrom('services')
    .select(['id', 'store_id'])
    .where('store_id', 'in', stores)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(stores.map((store) => [store, new Set(rows.filter((row) => row.store_id === store).map(({ id }) => id))]));
}

import type { Reply } from './central.ts';
import { anOffice, type Office } from './office.ts';
import { type Client, numberAt, valueAt } from './people.ts';

type Values = Readonly<Record<string, unknown>>;

export type BookedOffice = Office & { readonly service: number; readonly plan: number };

/** Quarters of an hour on Tuesday morning, so many clients at a time. */
export function quarters(capacity: number): readonly object[] {
  return [{ weekday: 2, opens: '08:00', closes: '12:00', length_minutes: 15, capacity, valid_from: null, valid_to: null }];
}

/** A branch with one service that clients order by a plan. */
export async function aBookedOffice(root: Client, capacity: number, values: Values = {}): Promise<BookedOffice> {
  const office = await anOffice(root);
  const services = await root.get(`/services?filter=${encodeURIComponent(JSON.stringify({ store_id: office.store }))}`);
  const service = numberAt(valueAt(services.body, '0'), 'id');
  const plan = await aPlan(root, { store_id: office.store, service_id: service, intervals: quarters(capacity), ...values });
  return { ...office, service, plan: numberAt(plan.body, 'id') };
}

/** Asks for a booking plan. */
export function aPlan(root: Client, values: Values): Promise<Reply> {
  return root.post('/booking-plans', { name: 'Občanské průkazy', days_ahead: 60, ...values });
}

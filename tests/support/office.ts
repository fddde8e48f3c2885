import type { Reply } from './central.ts';
import type { Client } from './people.ts';
import { anOrder, aService, aStore } from './records.ts';

type Values = Readonly<Record<string, unknown>>;

/** Monday to Friday, eight to twelve and one to four. */
const week = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, opens: '08:00', closes: '12:00' },
  { weekday, opens: '13:00', closes: '16:00' },
]);
/** Tuesday at nine in Prague, a quarter of an hour. */
export const tuesday = { starts_at: '2026-12-01T08:00:00.000Z', ends_at: '2026-12-01T08:15:00.000Z' };

export type Office = {
  readonly store: number;
  /** Makes an order on Tuesday; its identifier. */
  readonly made: (values?: Values) => Promise<number>;
  /** Asks for one, which may be refused. */
  readonly ask: (values: Values, client?: Client) => Promise<Reply>;
};

/** A branch with a service and a base plan; without a plan where `intervals` is null. */
export async function anOffice(root: Client, intervals: readonly object[] | null = week): Promise<Office> {
  const store = await aStore(root);
  const service = await aService(root, store);
  if (intervals !== null) await root.post('/opening-plans', { store_id: store, name: 'Základ', intervals });
  const body = { store_id: store, service_id: service, name: 'Jana Nováková', ...tuesday };
  return {
    store,
    made: (values = {}) => anOrder(root, store, service, { ...tuesday, ...values }),
    ask: (values, client = root) => client.post('/orders', { ...body, ...values }),
  };
}

import { type Client, numberAt } from './people.ts';

let made = 0;

/** Makes a row by the API as the client; what is not said has a sensible value of its own. Answers with its identifier. */
async function makeRow(client: Client, collection: string, values: Readonly<Record<string, unknown>>): Promise<number> {
  const reply = await client.post(`/${collection}`, values);
  if (reply.status !== 201) throw new Error(`${collection}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return numberAt(reply.body, 'id');
}

type Values = Readonly<Record<string, unknown>>;

export function aStore(client: Client, values: Values = {}): Promise<number> {
  made += 1;
  return makeRow(client, 'stores', { label: `Pobočka ${made}`, code: `P${made}`, ...values });
}

export function aService(client: Client, storeId: number, values: Values = {}): Promise<number> {
  made += 1;
  return makeRow(client, 'services', { store_id: storeId, name: `Činnost ${made}`, ...values });
}

export function aDesk(client: Client, storeId: number, values: Values = {}): Promise<number> {
  made += 1;
  return makeRow(client, 'desks', { store_id: storeId, number: (made % 900) + 1, label: `Přepážka ${made}`, ...values });
}

export function aRegion(client: Client, values: Values = {}): Promise<number> {
  made += 1;
  return makeRow(client, 'regions', { name: `Region ${made}`, ...values });
}

export function anOrder(client: Client, storeId: number, serviceId: number, values: Values = {}): Promise<number> {
  const times = { starts_at: '2026-12-01T09:00:00.000Z', ends_at: '2026-12-01T09:15:00.000Z' };
  return makeRow(client, 'orders', { store_id: storeId, service_id: serviceId, name: 'Jana Nováková', ...times, ...values });
}

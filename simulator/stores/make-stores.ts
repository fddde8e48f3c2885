import { simulatorWords as words } from '../../contract/messages/cs/simulator.ts';
import type { Central } from './central.ts';
import type { KnownStore } from './known-keys.ts';

type Tools = { readonly central: Central; readonly say: (line: string) => void; readonly keep: (store: KnownStore) => void };

const desksOfStore = 3;
const hours: readonly (readonly [weekday: number, opens: string, closes: string])[] = [
  [1, '08:00', '17:00'],
  [2, '08:00', '15:00'],
  [3, '08:00', '17:00'],
  [4, '08:00', '15:00'],
  [5, '08:00', '12:00'],
];

/** Makes the stores of such orders, with all that a day of theirs needs; those that are there get new keys. */
export async function makeStores(
  { first, last }: { readonly first: number; readonly last: number },
  { central, say, keep }: Tools,
): Promise<void> {
  for (let order = first; order <= last; order += 1) {
    const code = `SIM${String(order).padStart(3, '0')}`;
    const id = (await findId(central, code)) ?? (await makeStore(central, order, code, say));
    const { pre_shared_key } = await central.ask('POST /stores/{id}/key', { path: { id } });
    keep({ code, key: pre_shared_key });
  }
}

async function findId({ find }: Central, code: string): Promise<number | null> {
  const found = await find('stores', { q: code });
  return found.find((store) => store.code === code)?.id ?? null;
}

async function makeStore(central: Central, order: number, code: string, say: (line: string) => void): Promise<number> {
  const { make } = central;
  const label = words.made.store(order);
  say(words.making(label));
  const store_id = await make('stores', { label, code });
  const services: number[] = [];
  for (const [place, name] of words.made.service.entries()) {
    const ticket_prefix = String.fromCharCode('A'.charCodeAt(0) + place);
    services.push(await make('services', { store_id, name, ticket_prefix, expected_handling_minutes: 5 + 2 * place }));
  }
  for (let number = 1; number <= desksOfStore; number += 1) {
    await make('desks', { store_id, number, label: words.made.desk(number), service_ids: services });
  }
  for (let person = 1; person <= desksOfStore + 1; person += 1) {
    await make('employees', { store_id, code: `${code}-${person}`, name: words.made.employee(person) });
  }
  await make('touch-screens', { store_id, name: words.made.kiosk });
  await make('virtual-displays', { store_id, name: words.made.display });
  if (!(await hasHours(central, store_id))) await makeHours(central, store_id);
  return store_id;
}

/** A new store may have begun with the default week of the central: then that is what is played. */
async function hasHours({ find }: Central, store_id: number): Promise<boolean> {
  return (await find('opening-plans', { store_id })).length > 0;
}

async function makeHours({ make }: Central, store_id: number): Promise<void> {
  const intervals = hours.map(([weekday, opens, closes]) => ({ weekday, opens, closes }));
  await make('opening-plans', { store_id, name: words.made.plan, valid_from: null, valid_to: null, intervals });
}

import { sql } from 'kysely';
import { addDays } from '../../../contract/rules/opening/calendar-days.ts';
import { dayOf } from '../../../simulator/office/plan/local-day.ts';
import type { ProofLine } from '../reporting/proof-line.ts';
import type { BookedTown } from './booked-town.ts';
import { fullestDay, holdOf, personAt, timesOf } from './person.ts';

const [people, places, freed] = [200, 60, 30];
const patienceMs = 90_000;

/** Two hundred people wait for a day of sixty places, of which thirty are freed: the servers offer them, and each person takes by both at once. */
export async function proveWaitingList(town: BookedTown): Promise<readonly ProofLine[]> {
  const { db, store, origins, token } = town;
  const personOf = (number: number) => personAt(20_000 + number, origins[number % 2] ?? origins[0]);
  const service = await town.aService('Čekání', { length: 15, closes: '13:00', capacity: 3 });
  const today = dayOf(Date.now());
  const day = await fullestDay(personAt(5_001, origins[0]), service, addDays(today, 3), addDays(today, 28));
  for (let place = 0; place < places; place += 1) {
    const person = personOf(1_000 + place);
    const [startsAt] = timesOf(await person.get(`/services/${service}/free-times?day=${day}`));
    const hold = holdOf(await person.post('/holds', { service_id: service, starts_at: startsAt }));
    await person.post('/orders', {
      hold,
      email: `ma${place}@dukaz.test`,
      name: `Má ${place}`,
      phone: '+420777000000',
      note: '–',
      consent: true,
    });
  }
  const wish = { service_id: service, first_day: day, last_day: day, consent: true };
  const joined = await Promise.all(
    Array.from({ length: people }, (_, place) =>
      personOf(place).post('/waiting-list', { ...wish, name: `Čeká ${place}`, email: `ceka${place}@dukaz.test` }),
    ),
  );
  const { rows: orders } = await sql<{ id: number; version: number }>`
    select id, version from orders where store_id = ${store} and service_id = ${service} order by id limit ${freed}`.execute(db);
  const began = performance.now();
  for (const { id, version } of orders)
    await fetch(`${origins[0]}/central/orders/${id}/actions/cancel`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'if-match': `"${version}"` },
      body: '{}',
    });
  while ((await offersOf(town, service)).length < freed && performance.now() - began < patienceMs)
    await new Promise((resolve) => setTimeout(resolve, 500));
  const seconds = (performance.now() - began) / 1000;
  const offers = await offersOf(town, service);
  const taken = await Promise.all(
    offers.flatMap(({ secret }) =>
      origins.map((origin, which) => personAt(30_000 + which, origin).post('/waiting-list/take', { token: secret })),
    ),
  );
  const { rows } = await sql<{ orders: number; most: number; persons: number }>`
    select (select count(*)::int from orders where store_id = ${store} and service_id = ${service} and state <> 'cancelled') as orders,
      (select count(distinct email)::int from orders where store_id = ${store} and service_id = ${service} and email like 'ceka%') as persons,
      (select coalesce(max(n), 0)::int from (select count(*) as n from order_places
        where store_id = ${store} and pool = ${`service:${service}`} group by cell) c) as most`.execute(db);
  const [found = { orders: 0, most: 0, persons: 0 }] = rows;
  const isIn = joined.filter(({ status }) => status === 201).length;
  const once = new Set(offers.map(({ recipient }) => recipient)).size;
  const good = taken.filter(({ status }) => status === 200).length;
  return [
    {
      what: `${people} people wait for ${places} places of which ${freed} are freed, through two servers`,
      measured: `${isIn} joined; ${offers.length} offers to ${once} people within ${seconds.toFixed(0)} s; each taken twice at once: ${good} of ${taken.length} answers say so, ${found.persons} have an order, ${found.orders} orders in all, at most ${found.most} at a time of 3 places`,
      target: `${freed} offers to ${freed} people within 60 s, ${places} orders, 0 double`,
      holds:
        offers.length === freed && once === freed && found.persons === freed && found.orders === places && found.most <= 3 && seconds <= 60,
    },
  ];
}

type OfferOf = { readonly recipient: string; readonly secret: string };

/** What was offered, as the recipients read it. */
async function offersOf({ db, store }: BookedTown, service: number): Promise<readonly OfferOf[]> {
  const { rows } = await sql<OfferOf>`
    select w.email as recipient, m.secret from waiting_clients w join message_secrets m on m.of_link = w.offer_digest
    where w.store_id = ${store} and w.service_id = ${service} order by w.id`.execute(db);
  return rows;
}

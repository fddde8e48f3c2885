import { sql } from 'kysely';
import { addDays } from '../../../contract/rules/opening/calendar-days.ts';
import { dayOf } from '../../../simulator/office/plan/local-day.ts';
import type { ProofLine } from '../reporting/proof-line.ts';
import type { BookedTown } from './booked-town.ts';
import { type Answer, fullestDay, holdOf, type Person, personAt, timesOf } from './person.ts';

const [people, places, rounds, connections, warming] = [200, 60, 20, 50, 150];
/** A person who was refused this often gives up: more than anyone needs. */
const mostTries = 60;

/** Two hundred people at sixty places: each has one of them or finds none left. */
export async function provePeople(town: BookedTown): Promise<readonly ProofLine[]> {
  await warm(town);
  const service = await town.aService('Šedesát míst', { length: 15, closes: '13:00', capacity: 3 });
  const day = await dayFor(town, service);
  const answers: Answer[] = [];
  const noted = async (asked: Promise<Answer>): Promise<Answer> => {
    const answer = await asked;
    answers.push(answer);
    return answer;
  };
  const before = town.spent();
  const all = await Promise.all(
    Array.from({ length: people }, (_, place) => orderOne(personOf(town, place), { service, day, place, noted })),
  );
  const after = town.spent();
  const { orders, most } = await counted(town, service);
  const made = all.filter(Boolean).length;
  const beyond = answers.filter(({ status }) => ![200, 201, 409].includes(status)).length;
  const p = (share: number) =>
    answers.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)[Math.floor(answers.length * share)] ?? 0;
  return [
    {
      what: `${people} people at ${places} places through two servers`,
      measured: `${orders} orders (${made} told so), at most ${most} at a time of 3 places, ${beyond} unexpected answers`,
      target: `exactly ${places} orders, 0 double`,
      holds: orders === places && made === places && most <= 3 && beyond === 0,
    },
    {
      what: 'answers to those people, all at once',
      measured: `${answers.length} answers, p50 ${p(0.5).toFixed(0)} ms, p95 ${p(0.95).toFixed(0)} ms, longest ${p(0.9999).toFixed(0)} ms`,
      target: 'p95 <= 1000 ms',
      holds: p(0.95) <= 1_000,
      note: 'all of it on the cores that the people, both servers and PostgreSQL share, with what else ran on the machine.',
    },
    {
      what: 'processor time of all those answers',
      measured: `both servers ${(after.servers - before.servers).toFixed(0)} ms, PostgreSQL ${(after.database - before.database).toFixed(0)} ms`,
      target: 'for information',
      holds: null,
    },
  ];
}

/** Servers that have just started are slower: some have ordered already, one after the other. */
async function warm(town: BookedTown): Promise<void> {
  const service = await town.aService('Zahřátí', { length: 15, closes: '13:00', capacity: 10 });
  const day = await dayFor(town, service);
  const noted = (asked: Promise<Answer>) => asked;
  for (let place = 0; place < warming; place += 1)
    await orderOne(personOf(town, 6_000 + place), { service, day, place: 6_000 + place, noted });
}

/** Fifty connections at once for the last of two places, twenty times. */
export async function proveLastPlace(town: BookedTown): Promise<ProofLine> {
  const service = await town.aService('Poslední místo', { length: 15, closes: '13:00', capacity: 2 });
  const day = await dayFor(town, service);
  const times = timesOf(await personAt(1, town.origins[0]).get(`/services/${service}/free-times?day=${day}`)).slice(0, rounds);
  let right = 0;
  for (const [round, startsAt] of times.entries()) {
    const first = personOf(town, round);
    await first.post('/holds', { service_id: service, starts_at: startsAt });
    const wanting = Array.from({ length: connections }, (_, place) => personOf(town, 1_000 + round * connections + place));
    const all = await Promise.all(wanting.map((person) => person.post('/holds', { service_id: service, starts_at: startsAt })));
    const got = all.filter(({ status }) => status === 201).length;
    const refused = all.filter(({ status }) => status === 409).length;
    if (got === 1 && refused === connections - 1) right += 1;
  }
  return {
    what: `${connections} connections for the last place, ${times.length} rounds`,
    measured: `exactly one had it in ${right} of ${times.length} rounds, all others were refused`,
    target: `exactly one in each of ${rounds}`,
    holds: right === rounds,
  };
}

type Course = {
  readonly service: number;
  readonly day: string;
  readonly place: number;
  readonly noted: (asked: Promise<Answer>) => Promise<Answer>;
};

/** Whether the person has ordered in the end. */
async function orderOne(person: Person, { service, day, place, noted }: Course): Promise<boolean> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const times = timesOf(await noted(person.get(`/services/${service}/free-times?day=${day}`)));
    if (times.length === 0) return false;
    const startsAt = times[(place * 7 + tries) % times.length];
    const hold = holdOf(await noted(person.post('/holds', { service_id: service, starts_at: startsAt })));
    if (hold === null) continue;
    const form = { hold, email: `klient${place}@dukaz.test`, name: `Klient ${place}`, phone: '+420777000000', note: '–', consent: true };
    return (await noted(person.post('/orders', form))).status === 201;
  }
  return false;
}

async function counted({ db, store }: BookedTown, service: number): Promise<{ readonly orders: number; readonly most: number }> {
  const { rows } = await sql<{ orders: number; most: number }>`
    select (select count(*)::int from orders where store_id = ${store} and service_id = ${service}) as orders,
      (select coalesce(max(n), 0)::int from (select count(*) as n from order_places
        where store_id = ${store} and pool = ${`service:${service}`} group by cell) c) as most`.execute(db);
  return rows[0] ?? { orders: 0, most: 0 };
}

function personOf({ origins }: BookedTown, number: number): Person {
  return personAt(number, origins[number % 2] ?? origins[0]);
}

function dayFor({ origins }: BookedTown, service: number): Promise<string> {
  const today = dayOf(Date.now());
  return fullestDay(personAt(5_000, origins[0]), service, addDays(today, 1), addDays(today, 28));
}

import { sql } from 'kysely';
import { z } from 'zod';
import { addDays } from '../../../contract/rules/opening/calendar-days.ts';
import { dayOf } from '../../../simulator/office/plan/local-day.ts';
import { courseOfImport } from '../import-course.ts';
import type { ProofLine } from '../proof-line.ts';
import type { BookedTown } from './ground.ts';
import { personAt } from './person.ts';

const rows = 50_000;
const length = 10;
const capacity = 25;
const perHour = 60 / length;
// As long as offices of the town are open by themselves.
const [opens, closes] = [8, 15];
const visitsInDay = (closes - opens) * perHour * capacity;
const head = 'Pobočka;Činnost;Začátek;Konec;Jméno;E-mail';
const mapping = ['store_id', 'service_id', 'starts_at', 'ends_at', 'name', 'email'];
const days = z.array(z.object({ day: z.string(), free: z.int() }));
const counts = z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() }).partial();

/** Fifty thousand orders from a file into the free places of a service, and the same file once more. */
export async function proveImport(town: BookedTown): Promise<readonly ProofLine[]> {
  const service = await town.aService('Padesát tisíc', { length, closes: `${closes}:00`, capacity });
  const file = await aFile(town, service);
  const importing = { origin: town.origins[0], token: town.token };
  const first = await courseOfImport(importing, { collection: 'orders', file, mapping });
  const stored = await ordersOf(town, service);
  const again = await courseOfImport(importing, { collection: 'orders', file, mapping });
  const found = counts.parse(first.result);
  const repeated = counts.parse(again.result);
  const inPlace = await ordersInPlace(town, service);
  return [
    {
      what: `import of ${rows.toLocaleString('en')} orders into free places, checked and saved`,
      measured: `file ${first.reading.toFixed(1)} s, dry run ${first.checking.toFixed(1)} s, saving ${first.saving.toFixed(1)} s; progress told ${first.told} times; ${found.new ?? 0} new, ${found.wrong ?? 0} refused, ${stored} stored`,
      target: `${rows} stored, 0 refused`,
      holds: stored === rows && (found.wrong ?? 0) === 0,
    },
    {
      what: 'orders of the import that stand in a place',
      measured: `${inPlace} of ${stored}`,
      target: 'all',
      holds: inPlace === stored,
    },
    {
      what: 'the same file once more',
      measured: `${repeated.same ?? 0} same, ${repeated.new ?? 0} new, ${repeated.wrong ?? 0} refused; ${(again.reading + again.checking + again.saving).toFixed(1)} s; ${await ordersOf(town, service)} stored`,
      target: 'all the same, none new',
      holds: repeated.same === rows && (await ordersOf(town, service)) === stored,
    },
  ];
}

async function aFile({ origins, store }: BookedTown, service: number): Promise<string> {
  const from = addDays(dayOf(Date.now()), 1);
  const answers = await Promise.all(
    [0, 1, 2].map((month) => {
      const first = addDays(from, month * 30);
      return personAt(0, origins[0]).get(`/services/${service}/free-days?from=${first}&to=${addDays(first, 29)}`);
    }),
  );
  const open = answers.flatMap(({ body }) => days.parse(body)).flatMap(({ day, free }) => (free > 0 ? [day] : []));
  const lines = Array.from({ length: rows }, (_, place) => {
    const day = open[Math.floor(place / visitsInDay)];
    if (day === undefined) throw new Error(`${open.length} open days have no room for ${rows} orders`);
    const minute = opens * 60 + Math.floor((place % visitsInDay) / capacity) * length;
    return `#${store};#${service};${day} ${clock(minute)};${day} ${clock(minute + length)};Klient ${place};klient${place}@posta.test`;
  });
  return `${head}\r\n${lines.join('\r\n')}\r\n`;
}

const clock = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

async function ordersOf({ db }: BookedTown, service: number): Promise<number> {
  const { rows: found } = await sql<{ count: number }>`
    select count(*)::int as count from orders where service_id = ${service} and deleted_at is null`.execute(db);
  return found[0]?.count ?? 0;
}

async function ordersInPlace({ db }: BookedTown, service: number): Promise<number> {
  const { rows: found } = await sql<{ count: number }>`
    select count(*)::int as count from orders o where o.service_id = ${service}
      and exists (select from order_places p where p.store_id = o.store_id and p.order_id = o.id)`.execute(db);
  return found[0]?.count ?? 0;
}

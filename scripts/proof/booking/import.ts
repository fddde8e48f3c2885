import { sql } from 'kysely';
import { z } from 'zod';
import { timeZone } from '../../../contract/basics/limits.ts';
import { addDays } from '../../../contract/rules/opening/calendar-days.ts';
import { dayOf } from '../../../simulator/office/plan/local-day.ts';
import { courseOfImport } from '../measuring/import-course.ts';
import type { ProofLine } from '../reporting/proof-line.ts';
import type { BookedTown } from './booked-town.ts';
import { personAt } from './person.ts';

const rows = 50_000;
const length = 10;
const capacity = 25;
const mostDays = 90;
const head = 'Pobočka;Činnost;Začátek;Konec;Jméno;E-mail';
const mapping = ['store_id', 'service_id', 'starts_at', 'ends_at', 'name', 'email'];
const times = z.array(z.object({ starts_at: z.string(), ends_at: z.string() }));
const counts = z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() }).partial();

/** Fifty thousand orders from a file into the free places of a service, and the same file once more. */
export async function proveImport(town: BookedTown): Promise<readonly ProofLine[]> {
  const service = await town.aService('Padesát tisíc', { length, closes: '15:00', capacity });
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
      measured: `file ${first.reading.toFixed(1)} s, dry run ${first.checking.toFixed(1)} s, saving ${first.saving.toFixed(1)} s; progress told ${first.steps} times; ${found.new ?? 0} new, ${found.wrong ?? 0} refused, ${stored} stored`,
      target: `${rows} stored, 0 refused`,
      holds: stored === rows && (found.wrong ?? 0) === 0,
    },
    {
      what: 'orders of the import that are in a place',
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

/** An order for each free place of the coming days, in their order, until there are enough. */
async function aFile({ origins, store }: BookedTown, service: number): Promise<string> {
  const [origin] = origins;
  const from = addDays(dayOf(Date.now()), 1);
  const lines: string[] = [];
  for (let ahead = 0; lines.length < rows; ahead += 1) {
    const day = addDays(from, ahead);
    // Each day is asked from another address, so that no one asks too often.
    const { body } = await personAt(ahead, origin).get(`/services/${service}/free-times?day=${day}`);
    if (ahead === mostDays) throw new Error(`${mostDays} days have no room for ${rows} orders`);
    for (const { starts_at, ends_at } of times.parse(body)) {
      const visit = `${clockAt(starts_at)};${clockAt(ends_at)}`;
      for (let place = 0; place < capacity && lines.length < rows; place += 1) {
        const number = lines.length;
        lines.push(`#${store};#${service};${visit};Klient ${number};klient${number}@posta.test`);
      }
    }
  }
  return `${head}\r\n${lines.join('\r\n')}\r\n`;
}

const wallClock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
const clockAt = (instant: string): string => wallClock.format(new Date(instant));

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

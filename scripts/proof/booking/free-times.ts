import { sql } from 'kysely';
import { freeTimes } from '../../../contract/rules/booking/free-times.ts';
import { addDays } from '../../../contract/rules/opening/calendar-days.ts';
import { readAvailabilityOfService } from '../../../server/areas/booking/availability/read-availability-of-service.ts';
import { dayOf } from '../../../simulator/office/plan/local-day.ts';
import { processorMilliseconds } from '../measuring/processes.ts';
import type { ProofLine } from '../reporting/proof-line.ts';
import type { BookedTown } from './booked-town.ts';

const [days, takenPlaces, times, warming] = [90, 5_000, 200, 50];

/** Ninety days of one service with five thousand taken places: read and computed, as an answer does it. */
export async function proveFreeTimes({ db, store, aService }: BookedTown): Promise<ProofLine> {
  const service = await aService('Devadesát dní', { length: 10, closes: '17:00', capacity: 3 });
  const now = new Date();
  const first = dayOf(now.getTime());
  const asked = { storeId: store, serviceId: service, first, last: addDays(first, days - 1), now };
  await takeMany({ db, store }, service, now);
  return db.connection().execute(async (one) => {
    const answer = async (): Promise<number> => {
      const { plan, ...input } = await readAvailabilityOfService(one, asked);
      if (plan === undefined) throw new Error('the service has no plan');
      const found = freeTimes({ plan, ...input, now, first: asked.first, last: asked.last });
      return found.reduce((sum, day) => sum + day.times.length, 0);
    };
    // The process of PostgreSQL that answers this connection and no other.
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one);
    const spent = () => ({ own: ownMilliseconds(), database: processorMilliseconds(rows[0]?.pid ?? 0), wall: performance.now() });
    for (let time = 0; time < warming; time += 1) await answer();
    const offered = await answer();
    const before = spent();
    for (let time = 0; time < times; time += 1) await answer();
    const after = spent();
    const [own, database, wall] = (['own', 'database', 'wall'] as const).map((name) => (after[name] - before[name]) / times);
    return lineOf(offered, { own: own ?? 0, database: database ?? 0, wall: wall ?? 0 });
  });
}

type Spent = Readonly<Record<'own' | 'database' | 'wall', number>>;

function lineOf(offered: number, { own, database, wall }: Spent): ProofLine {
  return {
    what: `free times of one service, ${days} days, ${offered} visits, ${takenPlaces} taken cells`,
    measured: `server ${own.toFixed(1)} ms and PostgreSQL ${database.toFixed(1)} ms of processor time; ${wall.toFixed(1)} ms by the clock`,
    target: '<= 10 ms of server and database time',
    holds: own + database <= 10,
  };
}

/** Takes cells of working mornings by holds that no one sees, as many orders as a busy quarter has. */
async function takeMany({ db, store }: Pick<BookedTown, 'db' | 'store'>, service: number, now: Date): Promise<void> {
  const until = new Date(now.getTime() + 3_600_000);
  await sql`
    with made as (
      insert into order_holds (store_id, service_id, starts_at, ends_at, digest, address, held_until)
      values (${store}, ${service}, ${now}, ${until}, 'proof', '127.0.0.1', ${until}) returning id
    )
    insert into order_places (store_id, pool, cell, place, hold_id, held_until)
    select ${store}, ${`service:${service}`}, floor(extract(epoch from ${now}::timestamptz) / 300)::int + 200 + c * 5, 1, made.id, ${until}
    from made cross join generate_series(1, ${takenPlaces}) as c`.execute(db);
  await sql`analyze order_places`.execute(db);
}

/** Processor time of this process. */
function ownMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

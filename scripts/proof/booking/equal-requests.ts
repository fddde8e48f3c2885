import { addDays } from '../../../contract/rules/opening/calendar-days.ts';
import { movedClock } from '../../../server/adapters/clock.ts';
import { dayOf } from '../../../simulator/office/plan/local-day.ts';
import { anotherServer, type Central, send } from '../../../tests/support/central.ts';
import type { ProofLine } from '../reporting/proof-line.ts';
import type { BookedTown } from './booked-town.ts';

const [addresses, ofEachAddress, rounds] = [28, 20, 5];

type Address = (address: number) => string;

/** What requests for free days cost where all ask the same at one moment, next to as many that differ by a day and share nothing. */
export async function proveEqualRequests(town: BookedTown): Promise<ProofLine> {
  const service = await town.aService('Stejné otázky', { length: 15, closes: '13:00', capacity: 3 });
  const server = await anotherServer({ opened: town.opened, clock: movedClock(new Date().toISOString()) });
  const today = dayOf(Date.now());
  const daysFrom = (later: number) =>
    `/central/public/services/${service}/free-days?from=${addDays(today, later)}&to=${addDays(today, later + 27)}`;
  const apart: number[] = [];
  const equal: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    apart.push(await costOf(town, server, (address) => daysFrom(address)));
    equal.push(await costOf(town, server, () => daysFrom(0)));
  }
  await server.close();
  const [before, after] = [middle(apart), middle(equal)];
  return {
    what: `free days of four weeks, ${addresses} addresses at a time, processor time of server and PostgreSQL a request`,
    measured: `different requests ${before.toFixed(2)} ms, equal ones ${after.toFixed(2)} ms: ${(after / before).toFixed(2)} of it`,
    target: '<= 0.25 of different ones',
    holds: after / before <= 0.25,
  };
}

let asked = 0;

/** Milliseconds of processor time of one request; no place on the network reaches its limit. */
async function costOf({ spent }: BookedTown, server: Central, addressOf: Address): Promise<number> {
  asked += 1;
  const [database, used] = [spent().database, process.cpuUsage()];
  const ask = async (_: unknown, address: number): Promise<void> => {
    for (let time = 0; time < ofEachAddress; time += 1) {
      const { status } = await send(server, { method: 'GET', url: addressOf(address), remoteAddress: `10.3.${asked}.${address}` });
      if (status !== 200) throw new Error(`answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: addresses }, ask));
  const { user, system } = process.cpuUsage(used);
  return ((user + system) / 1_000 + spent().database - database) / (addresses * ofEachAddress);
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

import type pg from 'pg';
import { addDays, type Day, daysBetween, weekdayOf } from '../../../contract/rules/opening/calendar-days.ts';
import { publicHoliday } from '../../../contract/rules/opening/public-holidays.ts';
import { localDay } from '../../../contract/rules/time/prague-time.ts';
import { residentMegabytes } from '../measuring/processes.ts';
import type { ProofLine, Report } from '../reporting/proof-line.ts';
import type { Contestant } from './contestants.ts';
import { type Compared, compare, type Pair, type Work } from './rounds.ts';
import type { Load, Measured } from './run-load.ts';

type Api = Pair & {
  /** The plain application for orders. */
  readonly honest: Contestant;
  readonly client: pg.Client;
  /** Tokens of a person bound to the first store, and of one who is not bound. */
  readonly tokens: { readonly bound: string; readonly free: string };
  readonly rounds: number;
  readonly seconds: number;
};

const main = ['starts_at', 'DESC'];
const regionNote =
  'in addition to the row the statement writes history, change and audit with ten index entries, after the session was read.';
const orderNote =
  'an order is three statements: the session, what it is judged by, and the row with its PIN, places, history, audit and change.';

/** The API table of performance.md. */
export async function proveApi(api: Api, report: Report): Promise<readonly ProofLine[]> {
  const lines: ProofLine[] = [];
  const add = (line: ProofLine) => {
    lines.push(line);
    report(line);
  };
  const list = await compare(api, bothRead(api, { limit: 'by=store&value=1', asked: { range: [0, 24] }, who: 'bound' }, 32), api.rounds);
  add(atMost('list of one store, CPU per request', list, 1));
  add(atLeast('list of one store, requests/s at 32 connections', list, 0.9));
  const broad = await compare(
    api,
    bothRead(api, { limit: 'by=state&value=confirmed', asked: { range: [0, 24], filter: { state: 'confirmed' } }, who: 'free' }, 32),
    api.rounds,
  );
  add(atMost('broad filter (60 %) with exact total, CPU per request', broad, 0.3));
  const deep = await compare(
    api,
    bothRead(api, { limit: 'by=all&offset=90000', asked: { range: [90_000, 90_024] }, who: 'free' }, 1),
    api.rounds,
  );
  add(atMost('page at row 90,000, CPU per request', deep, 0.2));
  add(p50Line('page at row 90,000, p50 at 1 connection', deep, 3));
  const middle = await compare(api, bothRead(api, { limit: 'by=all&offset=50000', asked: { range: [50_000, 50_024] }, who: 'free' }, 1), 1);
  add({ ...p50Line('page at row 50,000, the middle, p50', middle, 10), target: '<= 10 ms (peers.md)' });
  const named = await compare(
    api,
    bothRead(api, { limit: 'by=store&value=1&named=1', asked: { range: [0, 24] }, who: 'bound' }, 32),
    api.rounds,
  );
  add({ ...atMost('list of one store against a limit with a prepared statement, CPU', named, 1), target: 'for information', holds: null });
  const region = await compare(api, regionsMade(api), api.rounds);
  add({ ...atMost('create of a region, CPU per request', region, 1.7, 'a bare INSERT'), note: regionNote });
  add(forInformation(atLeast('create of a region, requests/s at 8 connections', region, 0.6)));
  const renamed = await compare(api, edited(api, 'regions', 100), api.rounds);
  add({
    ...atMost('update of a region, CPU per request', renamed, 1.7, 'a bare UPDATE'),
    note: `an update reads the row first. ${regionNote}`,
  });
  const honestly = { ...api, limit: api.honest };
  const made = await compare(honestly, ordersMade(api), api.rounds);
  add({ ...atMost('create of an order, CPU per request', made, 1.5, 'a plain application'), note: orderNote });
  add(forInformation(atLeast('create of an order, requests/s at 8 connections', made, 1)));
  const bare = await compare(api, ordersMade(api), 1);
  add(forInformation(atMost('create of an order against a bare INSERT, CPU', bare, 1)));
  const changed = await compare(honestly, edited(api, 'orders', 100), api.rounds);
  add({ ...atMost('update of an order, CPU per request', changed, 1.7, 'a plain application'), note: orderNote });
  const bareChanged = await compare(api, edited(api, 'orders', 100), 1);
  add(forInformation(atMost('update of an order against a bare UPDATE, CPU', bareChanged, 1)));
  add(memoryLine(api));
  return lines;
}

type Read = { readonly limit: string; readonly asked: Readonly<Record<string, unknown>>; readonly who: keyof Api['tokens'] };

function bothRead({ tokens, seconds }: Api, { limit, asked, who }: Read, connections: number): Work {
  const query = Object.entries({ ...asked, sort: main }).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
  const headers = { authorization: `Bearer ${tokens[who]}` };
  return {
    limit: () => ({ path: `/orders?${limit}`, connections, seconds }),
    ours: () => ({ path: `/central/orders?${query.join('&')}`, connections, seconds, headers }),
  };
}

/** Days of the coming year on which every store of the filled database is open; of today some times are over. */
const officeDays = comingYear().filter((day) => ![0, 6].includes(weekdayOf(day)) && publicHoliday(day) === null);

function comingYear(): readonly Day[] {
  const today = localDay(new Date());
  return daysBetween(addDays(today, 1), addDays(today, 365));
}

const writing = { connections: 8 } as const;

function ordersMade({ tokens, seconds, client }: Api): Work {
  const load = { ...writing, method: 'POST', seconds, creates: { stores: 20, days: officeDays } } as const;
  return { ...bothAt('orders', tokens.free, () => load), afterLimit: () => client.query('delete from statistics_dirty') };
}

function regionsMade({ tokens, seconds }: Api): Work {
  return bothAt('regions', tokens.free, () => ({ ...writing, method: 'POST', seconds, names: true }));
}

let updateLoads = 0;
/** Every load of updates changes rows of its own: no one waits for someone else's row. */
function edited({ tokens, seconds }: Api, name: string, rowsOfLoad: number): Work {
  return bothAt(name, tokens.free, (path) => ({
    ...writing,
    method: 'PATCH',
    seconds,
    updates: { path, firstId: 1 + rowsOfLoad * updateLoads++ },
  }));
}

function bothAt(name: string, token: string, load: (path: string) => Omit<Load, 'path'>): Work {
  return {
    limit: () => ({ ...load(name), path: `/${name}` }),
    ours: () => ({ ...load(`central/${name}`), path: `/central/${name}`, headers: { authorization: `Bearer ${token}` } }),
  };
}

function forInformation(line: ProofLine): ProofLine {
  return { ...line, target: 'for information', holds: null };
}

function memoryLine({ ours }: Pair): ProofLine {
  return {
    what: 'memory of the server after load',
    measured: `${Math.round(residentMegabytes(ours.pid))} MB`,
    target: 'for information',
    holds: null,
  };
}

function atMost(what: string, compared: Compared, most: number, whom = 'limit'): ProofLine {
  const { limit, ours } = compared.best;
  return {
    what,
    measured: `${compared.cpu.toFixed(2)} x ${whom} (server + database ${shareOf(ours)} ms to ${shareOf(limit)} ms)`,
    target: `<= ${most} x ${whom}`,
    holds: compared.cpu <= most,
  };
}

function shareOf({ cpu, serverCpu }: Measured): string {
  return `${serverCpu.toFixed(2)} + ${(cpu - serverCpu).toFixed(2)}`;
}

function atLeast(what: string, compared: Compared, least: number): ProofLine {
  const { limit, ours } = compared.best;
  return {
    what,
    measured: `${compared.perSecond.toFixed(2)} x limit (${Math.round(ours.perSecond)} to ${Math.round(limit.perSecond)})`,
    target: `>= ${least} x limit`,
    holds: compared.perSecond >= least,
  };
}

function p50Line(what: string, { best: { ours, limit } }: Compared, most: number): ProofLine {
  return { what, measured: `${ours.p50} ms (limit ${limit.p50} ms)`, target: `<= ${most} ms`, holds: ours.p50 <= most };
}

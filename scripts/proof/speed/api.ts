import type pg from 'pg';
import { daysBetween, weekdayOf } from '../../../contract/rules/opening/calendar-days.ts';
import { publicHoliday } from '../../../contract/rules/opening/public-holidays.ts';
import type { ProofLine, Tell } from '../proof-line.ts';
import { residentMegabytes } from './processes.ts';
import { type Compared, compare, type Pair, type Work } from './rounds.ts';
import type { Load, Measured } from './run-load.ts';

type Api = Pair & {
  readonly client: pg.Client;
  /** Tokens of a person bound to the first store, and of one who is not bound. */
  readonly tokens: { readonly bound: string; readonly free: string };
  readonly rounds: number;
  readonly seconds: number;
};

const main = ['starts_at', 'DESC'];
const recordsNote =
  'beside the row the statement writes history, change and audit with twelve index entries; the audit has eight of them. Fewer indexes of the audit, or writing it from the outbox, would be the next step.';
const createNote = `a create asks about six statements: the session, what is blocked, the row with its PIN, its plan, its numbered place, the end of the transaction; the limit asks one. And ${recordsNote}`;
const updateNote = `an update reads the row first, for what was before. And ${recordsNote}`;

/** The API table of performance.md. */
export async function proveApi(api: Api, tell: Tell): Promise<readonly ProofLine[]> {
  const lines: ProofLine[] = [];
  const add = (line: ProofLine) => {
    lines.push(line);
    tell(line);
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
  add({ ...atMost('list of one store against a limit with a prepared statement, CPU', named, 1), target: 'told beside', holds: null });
  const made = await compare(api, bothWrite(api, 'POST'), api.rounds);
  add({ ...atLeast('create, requests/s at 8 connections', made, 0.6), note: createNote });
  add({ ...atMost('create, CPU per request', made, 1.67), target: 'told beside', holds: null });
  const changed = await compare(api, bothWrite(api, 'PATCH'), api.rounds);
  add({ ...atLeast('update, requests/s at 8 connections', changed, 0.6), note: updateNote });
  add({ ...atMost('update, CPU per request', changed, 1.67), target: 'told beside', holds: null });
  add(startLine(api));
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

/** Days of a year on which every store of the filled database is open. */
const officeDays = daysBetween('2026-12-01', '2027-11-30').filter((day) => ![0, 6].includes(weekdayOf(day)) && publicHoliday(day) === null);

/** Every load of updates changes rows of its own: nobody waits for somebody else's row. */
function bothWrite({ tokens, seconds }: Api, method: 'POST' | 'PATCH'): Work {
  const headers = { authorization: `Bearer ${tokens.free}` };
  let loads = 0;
  const shared = (path: string): Load => {
    const firstId = 1 + 3000 * loads++;
    const what = method === 'PATCH' ? { updates: { path, firstId } } : { creates: { stores: 20, days: officeDays } };
    return { path: `/${path}`, method, connections: 8, seconds, ...what };
  };
  return { limit: () => shared('orders'), ours: () => ({ ...shared('central/orders'), headers }) };
}

function startLine({ limit, ours }: Pair): ProofLine {
  const ratio = ours.startMilliseconds / limit.startMilliseconds;
  return {
    what: 'start to first answer on PostgreSQL',
    measured: `${Math.round(ours.startMilliseconds)} ms, ${ratio.toFixed(2)} x limit; memory after load ${Math.round(residentMegabytes(ours.pid))} MB`,
    target: '<= 2 x limit',
    holds: ratio <= 2,
  };
}

function atMost(what: string, compared: Compared, most: number): ProofLine {
  const { limit, ours } = compared.best;
  return {
    what,
    measured: `${compared.cpu.toFixed(2)} x limit (server + database ${shareOf(ours)} ms to ${shareOf(limit)} ms)`,
    target: `<= ${most} x limit`,
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

import pg from 'pg';
import { addDays, type Day } from '../../../contract/rules/opening/calendar-days.ts';
import { forecastOf, type PastDay } from '../../../contract/rules/statistics/planning/forecast.ts';
import { forecastError, type PastHour } from '../../../contract/rules/statistics/planning/forecast-error.ts';
import { inOpenHours } from '../../../contract/rules/statistics/planning/open-minutes.ts';
import { playPlan } from '../../../contract/rules/statistics/what-if/summarise-plays.ts';
import { countAllChangedDays } from '../../../server/areas/statistics/counting/count-changed-days.ts';
import { dayAt } from '../../../server/areas/statistics/counting/prague-days.ts';
import { readPast } from '../../../server/areas/statistics/planning/read-past.ts';
import { daysRead } from '../../../server/areas/statistics/planning/store-forecasts.ts';
import { readPastError } from '../../../server/areas/statistics/what-if/read-past-error.ts';
import { readSources } from '../../../server/areas/stores/opening/read-sources.ts';
import { openDatabase } from '../../../server/db/connect/open.ts';
import { type Database, queriesOver } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { loadDemonstration } from '../../../server/demo/load.ts';
import { quick, startCluster } from '../../../tests/support/postgres-cluster.ts';
import { say } from '../reporting/options.ts';
import { beginPage } from '../reporting/page.ts';
import type { Proof, ProofLine, Report } from '../reporting/proof-line.ts';

const everyone = { role: 'superAdministrator', level: 0, limitations: [], resources: [], maxLevelForSharingPrivileges: 1 } as const;
/** The demonstration is made for this instant, so that it is the same each time. */
const now = new Date('2026-11-20T08:00:00.000Z');
const text = `Forecasts and plans of desks that are played (decision 0152), against days that have been. The demonstration town has thirteen
months of tickets. Every usual day is forecast out of what the evening before knew, without reservations, and compared with the guess that each hour will
be as on the last such weekday. The last thirty office days of each store are played again with their arrivals and desks; times at desks and the patience of clients
are of the eight weeks before, so no day knows its own. When desks were open is in their sessions. The demonstration is made by chance around regular weeks: real towns will do worse.`;

/** `what-if`: how far forecasts are from what came, how far played days are from their tickets, and how long 200 plays take. */
export const proveWhatIf: Proof = async (_, report) => {
  const lines: ProofLine[] = [];
  const found: Report = (line) => {
    lines.push(line);
    report(line);
  };
  const writePage = beginPage({ name: 'what-if', text });
  found(timedPlays());
  const cluster = await startCluster(quick);
  try {
    const opened = await openDatabase({ kind: 'server', url: cluster.url, log: () => {} });
    const db = queriesOver(opened);
    await migrate(db);
    const pool = new pg.Pool({ connectionString: cluster.url });
    say('the demonstration');
    await loadDemonstration({ pool, now, hashPassword: (password) => Promise.resolve(password) });
    await pool.end();
    await countAllChangedDays(db, now);
    await compareForecasts(db, found);
    await comparePastDays(db, found);
    await opened.close();
  } finally {
    await cluster.stop();
  }
  writePage(lines);
  return lines;
};

/** Days for which the demonstration has tickets. */
const demonstrationDays = 400;

/** Forecasts every usual day of each store again out of what the evening before knew, and guesses that it will be as last time. */
async function compareForecasts(db: Database, found: Report): Promise<void> {
  const all: PastHour[] = [];
  const today = dayAt(now);
  for (let store = 1; store <= 12; store += 1) {
    const span = { store, from: addDays(today, -demonstrationDays), to: addDays(today, -1) };
    const past = await readPast(db, span, await readSources(db, store));
    const replayed = past.map((one) => ({ day: one.day, hours: replayedHours(one, past) })).filter(({ hours }) => hours.length > 0);
    if (replayed.length === 0) continue;
    const hours = replayed.flatMap((one) => one.hours);
    all.push(...hours);
    found(lineOf(`forecast of store ${store}: ${replayed.length} days, ${firstOf(replayed)} to ${lastOf(replayed)}`, hours));
  }
  found(lineOf('forecasts of all stores', all));
}

function firstOf(days: readonly { readonly day: Day }[]): Day {
  return days.at(-1)?.day ?? '';
}

function lastOf(days: readonly { readonly day: Day }[]): Day {
  return days[0]?.day ?? '';
}

/** The hours of a day that can be compared: without reservations, which are not known of evenings that are over. */
function replayedHours({ day, open, tickets }: PastDay, past: readonly PastDay[]): readonly PastHour[] {
  const known = past.filter((one) => one.day < day && one.day >= addDays(day, -daysRead - 1));
  const forecast = forecastOf({ day, open, ordered: [] }, known);
  if (forecast.reason !== null) return [];
  const came = inOpenHours(tickets, open);
  return forecast.hours.flatMap(({ hour, expected, range, naive }) =>
    expected === null || range === null || naive === null
      ? []
      : [{ expected, low: range.low, high: range.high, naive, actual: came[hour] ?? 0 }],
  );
}

function lineOf(what: string, hours: readonly PastHour[]): ProofLine {
  const error = forecastError(hours);
  if (error === null) return { what, measured: 'no hour', target: 'closer than the last such day', holds: false };
  const covered = `${(error.covered * 100).toFixed(0)} % of ${error.hours.toLocaleString('en')} hours within the range of 80 %`;
  return {
    what,
    measured: `an hour missed by ${error.error.toFixed(2)} clients, by the last such day ${error.naiveError.toFixed(2)}; ${covered}`,
    target: 'closer than the last such day',
    holds: error.error < error.naiveError,
  };
}

async function comparePastDays(db: Database, found: Report): Promise<void> {
  const all: { readonly days: number; readonly wait: number; readonly within: number; readonly erlang: number }[] = [];
  for (let store = 1; store <= 12; store += 1) {
    const { error, target } = await readPastError(db, { actor: everyone, store, target: null, now });
    if (error === null) continue;
    const { days, clients, wait, within, erlang_within: erlang, lean } = error;
    all.push({ days, wait, within, erlang });
    found({
      what: `store ${store}: ${days} office days, ${clients.toLocaleString('en')} clients`,
      measured: `mean wait of a day missed by ${wait.toFixed(1)} min (${lean < 0 ? '' : '+'}${lean.toFixed(1)}), share within ${target.minutes} min by ${points(within)}, by Erlang C by ${points(erlang)}`,
      target: 'closer than Erlang C',
      holds: within < erlang,
    });
  }
  const days = all.reduce((sum, one) => sum + one.days, 0);
  const mean = (pick: (one: (typeof all)[number]) => number): number => all.reduce((sum, one) => sum + one.days * pick(one), 0) / days;
  const [within, erlang] = [mean((one) => one.within), mean((one) => one.erlang)];
  found({
    what: `all ${all.length} stores, ${days} days`,
    measured: `mean wait of a day missed by ${mean((one) => one.wait).toFixed(1)} min, share in time by ${points(within)}, by Erlang C by ${points(erlang)}`,
    target: 'closer than Erlang C',
    holds: within < erlang,
  });
}

function points(share: number): string {
  return `${(share * 100).toFixed(1)} points`;
}

const [opens, hours, days] = [480, 9, 200];

/** A day of 300 clients with five desks and two services. */
function timedPlays(): ProofLine {
  const parts = Array.from({ length: hours }, (_, hour) => ({ from: opens + hour * 60, to: opens + hour * 60 + 60, expected: 28 }));
  const reservations = Array.from({ length: 50 }, (_, place) => ({ at: opens + place * 10, service: 1 + (place % 2) }));
  const services = [
    { id: 1, weight: 3, handling: { mean: 7, spread: 0.5 } },
    { id: 2, weight: 1, handling: { mean: 10, spread: 0.6 } },
  ];
  const closes = opens + hours * 60;
  const desks = Array.from({ length: 5 }, (_, place) => ({ id: place + 1, services: [1, 2], open: [{ from: opens, to: closes }] }));
  const expected = { parts, services, reservations, dispersion: 1.5, patience: null };
  const began = performance.now();
  const { clients } = playPlan(expected, { desks, closes }, { seed: 'proof', aim: { minutes: 15, share: 0.8 }, days });
  const seconds = (performance.now() - began) / 1000;
  return {
    what: `${days} plays of a day of ${Math.round(clients / days)} clients, 5 desks`,
    measured: `${seconds.toFixed(2)} s`,
    target: '<= 2 s',
    holds: seconds <= 2,
  };
}

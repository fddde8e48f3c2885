import pg from 'pg';
import { playPlan } from '../../../contract/rules/statistics/what-if/summarise-plays.ts';
import { countAllChangedDays } from '../../../server/areas/statistics/count-changed-days.ts';
import { readPastError } from '../../../server/areas/statistics/what-if/read-past-error.ts';
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
const text = `Plans of desks that are played (decision 0152), against days that have been. The demonstration town has thirteen months of
tickets. The last thirty office days of each store are played again with their arrivals and desks; times at desks and the patience of clients
are of the eight weeks before, so no day knows its own. When desks served follows from calls, because the demonstration has no sessions of
desks. The demonstration is made by chance around regular weeks: real towns will do worse.`;

/** `what-if`: how far played days are from their tickets, and how long 200 plays take. */
export const proveWhatIf: Proof = async (_, tell) => {
  const lines: ProofLine[] = [];
  const found: Report = (line) => {
    lines.push(line);
    tell(line);
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
    await comparePastDays(db, found);
    await opened.close();
  } finally {
    await cluster.stop();
  }
  writePage(lines);
  return lines;
};

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

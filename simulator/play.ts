import { join } from 'node:path';
import { simulatorWords as words } from '../contract/messages/cs/simulator.ts';
import { openJournal } from './branch/journal.ts';
import { keptFiles } from './branch/kept-files.ts';
import { dayOf, lastOfficeDay, startOf } from './office/plan/local-day.ts';
import type { Options } from './options.ts';
import { type PlayedStore, type Simulation, startSimulation } from './run.ts';
import { signIn } from './stores/central.ts';
import { type Claim, waitForClaim } from './stores/claim.ts';
import { type KnownStore, readKnownStores, writeKnownStores } from './stores/known-keys.ts';
import { makeStores } from './stores/make-stores.ts';

export type Say = (line: string) => void;
type Playing = { readonly simulation: Simulation; readonly stop: () => void };

const progressMs = 10_000;
/** A store that someone else took over the network is tried again after so long. */
const yieldMs = 60_000;
/** How many stores are made where no one says how many. */
const usualStores = 8;

/** Plays what the options ask for. Null when there is nothing to play, which it says. */
export async function play(options: Options, say: Say): Promise<Playing | null> {
  const stores = await storesOf(options, say);
  if (stores.length === 0) return null;
  const claimed: [PlayedStore, Claim][] = [];
  const taken = await Promise.all(stores.map(async (store) => [store, await waitForClaim(options.stateFolder, store.code)] as const));
  for (const [store, held] of taken) {
    if (held === null) say(words.taken(store.code));
    else claimed.push([store, held]);
  }
  if (claimed.length === 0) {
    say(words.allTaken);
    return null;
  }
  const { url, seed, faults, speed, until } = options;
  const journal = openJournal(options.journal, options.displays);
  const simulation = startSimulation({
    url,
    seed,
    faults,
    speed,
    until,
    ...beginningOf(options),
    journal,
    filesOf: (code) => keptFiles(options.stateFolder, code),
    yieldMs,
  });
  for (const [store] of claimed) simulation.add(store);
  say(words.started(claimed.length, speed));
  const progress = setInterval(() => say(progressOf(simulation)), progressMs);
  return {
    simulation,
    stop: () => {
      clearInterval(progress);
      simulation.stop();
      journal.close();
      for (const [, held] of claimed) held.release();
    },
  };
}

function beginningOf({ from }: Options): { readonly from: number; readonly goesOn: { readonly freshFrom: number } | null } {
  const now = Date.now();
  if (from === 'last') return { from: startOf(dayOf(now)), goesOn: { freshFrom: now } };
  return { from: from === 'office-day' ? lastOfficeDay(now) : from, goesOn: null };
}

async function storesOf({ account, url, stores, keysFile, stateFolder }: Options, say: Say): Promise<readonly PlayedStore[]> {
  if (account === null) {
    const found = readKnownStores(keysFile);
    if (found.length === 0) say(words.noStores(keysFile));
    else if (stores !== null && found.length < stores) say(words.fewStores(found.length, stores));
    return found.slice(0, stores ?? found.length);
  }
  const wanted = stores ?? usualStores;
  const path = join(stateFolder, 'stores.json');
  const known: KnownStore[] = [...readKnownStores(path)];
  if (known.length < wanted) {
    const central = await signIn(url, account);
    // Each at once: anyone who stops it in the middle need not make them again.
    const keep = (store: KnownStore) => {
      known.push(store);
      writeKnownStores(path, known);
    };
    await makeStores({ first: known.length + 1, last: wanted }, { central, say, keep });
  }
  return known.slice(0, wanted);
}

function progressOf(simulation: Simulation): string {
  const branches = simulation.branches();
  const sum = (count: (branch: (typeof branches)[number]) => number) => branches.reduce((total, branch) => total + count(branch), 0);
  const time = new Date(simulation.now()).toLocaleString('cs', { timeZone: 'Europe/Prague', dateStyle: 'short', timeStyle: 'medium' });
  const connected = branches.filter((branch) => branch.state() === 'connected').length;
  return words.progress(time, {
    connected,
    all: branches.length,
    made: sum((branch) => branch.made()),
    unconfirmed: sum((branch) => branch.unconfirmed()),
  });
}

import { noJournal } from './branch/journal.ts';
import { keptFiles } from './branch/kept-files.ts';
import { dayOf, startOf } from './office/plan/local-day.ts';
import type { Options } from './options.ts';
import { startSimulation } from './run.ts';
import { type Claim, claim } from './stores/claim.ts';
import { readKnownStores } from './stores/known-keys.ts';

/** What was missed since the last stop is caught up so many times faster than time. */
const catchUp = 240;
/** How often others are looked for that want a store, and stores that are free again. */
const [wishMs, reclaimMs] = [1_000, 60_000];
/** A store that someone else took over the network is left alone so long. */
const yieldMs = 10 * 60_000;

/**
 * Plays the stores of the demonstration in real time, and lets go what `npm run simulate` asks for. Answers with what
 * ends it.
 */
export function playBuiltIn({ url, seed, faults, keysFile, stateFolder }: Options): () => void {
  const stores = readKnownStores(keysFile).filter(({ played }) => played === true);
  const claims = new Map<string, Claim>();
  const now = Date.now();
  const simulation = startSimulation({
    url,
    seed,
    faults,
    from: startOf(dayOf(now)),
    goesOn: { freshFrom: now },
    speed: catchUp,
    until: null,
    journal: noJournal,
    filesOf: (code) => keptFiles(stateFolder, code),
    yieldMs,
  });
  const takeFree = () => {
    for (const store of stores) {
      const taken = claims.has(store.code) ? null : claim(stateFolder, store.code);
      if (taken === null) continue;
      claims.set(store.code, taken);
      simulation.add(store);
    }
  };
  const letGo = (code: string, held: Claim) => {
    simulation.remove(code);
    held.release();
    claims.delete(code);
  };
  takeFree();
  const timers = [
    setInterval(() => {
      for (const [code, held] of claims) if (held.isWanted()) letGo(code, held);
    }, wishMs),
    setInterval(takeFree, reclaimMs),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
    for (const [code, held] of claims) letGo(code, held);
    simulation.stop();
  };
}

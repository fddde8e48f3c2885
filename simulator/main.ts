import { simulatorWords as words } from '../contract/messages/cs/simulator.ts';
import { bookFor } from './book-orders.ts';
import { noJournal } from './branch/journal.ts';
import { keptFiles } from './branch/kept-files.ts';
import { dayOf, startOf } from './office/plan/local-day.ts';
import { type Options, readOptions } from './options.ts';
import { play } from './play.ts';
import { startSimulation } from './run.ts';
import { CallFailed } from './stores/central.ts';
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
function playBuiltIn({ url, seed, faults, keysFile, stateFolder }: Options): () => void {
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

const given = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

if (given.includes('--help')) say(words.help);
else await run();

async function run(): Promise<void> {
  const outcome = readOptions(given, process.env, Date.now());
  if ('faults' in outcome) return fail(words.faults(outcome.faults));
  if (outcome.options.isBuiltIn) return endWith(playBuiltIn(outcome.options));
  const { options } = outcome;
  try {
    if (options.book === null) await playForSomebody(options);
    else process.exitCode = (await bookFor(options, options.book, say)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    fail(error.message);
  }
}

async function playForSomebody(options: Options): Promise<void> {
  const playing = await play(options, say);
  if (playing === null) {
    process.exitCode = 1;
    return;
  }
  const { simulation, stop } = playing;
  endWith(() => {
    stop();
    say(words.stopped);
  });
  const unconfirmed = await simulation.done;
  const made = simulation.branches().reduce((sum, branch) => sum + branch.made(), 0);
  stop();
  if (unconfirmed > 0) return fail(words.unconfirmed(unconfirmed));
  say(words.finished(made));
  process.exit(0);
}

/** Ends when it is asked to, and when the process that started it is gone. */
function endWith(stop: () => void): void {
  const end = () => {
    stop();
    process.exit(0);
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.once('disconnect', end);
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

import { simulatorWords as words } from '../contract/messages/cs/simulator.ts';
import { bookFor } from './booking/book-for.ts';
import { playBuiltIn } from './built-in.ts';
import { type Options, readOptions } from './options.ts';
import { play } from './play.ts';
import { CallFailed } from './stores/central.ts';

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

/** Ends when it is reported to, and when anyone who started it is gone. */
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

import { rmSync } from 'node:fs';
import { requireNode } from './basics/node-version.mjs';
import { words } from './basics/words.mjs';

requireNode();
// React and its libraries choose their production form by it; who builds may have it otherwise.
process.env.NODE_ENV = 'production';

const [
  { buildBookingPage, buildConsole },
  { buildServer },
  { digestSources, recordBuild },
  { recordFile },
  { mostBeforeSignIn, sizeBeforeSignIn },
] = await Promise.all([
  import('./building/console.mjs'),
  import('./building/server.mjs'),
  import('./building/freshness.mjs'),
  import('./basics/places.mjs'),
  import('./building/console-size.mjs'),
]);

const say = (line) => process.stdout.write(`${line}\n`);

async function timed(name, work) {
  const start = performance.now();
  await work();
  say(words.building.part(name, performance.now() - start));
}

const start = performance.now();
say(words.building.starts);
try {
  rmSync(recordFile, { force: true });
  const digests = digestSources();
  // The smaller one first: a mistake in the server is said before the console is compressed.
  await timed(words.building.server, buildServer);
  await timed(words.building.bookingPage, buildBookingPage);
  await timed(words.building.console, buildConsole);
  recordBuild(digests);
  const size = sizeBeforeSignIn();
  say(words.building.size(size, mostBeforeSignIn));
  say(words.building.done(performance.now() - start));
  // A budget is the developer's matter: who only starts the application gets it all the same.
  if (size > mostBeforeSignIn && !process.argv.includes('--for-start')) {
    process.stderr.write(`${words.building.tooBig}\n`);
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${words.building.failed}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
}

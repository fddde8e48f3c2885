import { endWithNpm } from './basics/end-with-npm.mjs';
import { requireNode } from './basics/node-version.mjs';
import { words } from './basics/words.mjs';

requireNode();
endWithNpm();
const [{ parts, usualMinutes, versions }, { finish }, { runChanged }, { sayDearest }, { askedBy }] = await Promise.all([
  import('./testing/parts.mjs'),
  import('./testing/finish.mjs'),
  import('./testing/changed/run-changed.mjs'),
  import('./testing/slowest.mjs'),
  import('./testing/asked.mjs'),
]);

// `npm test` runs all; `npm test -- server browser` only these; what other versions are asked runs by name alone.
// `npm test -- changed` runs what the changed files touch; `--slowest` with any of them lists the dearest files.
const byName = { ...parts, ...versions };
const known = Object.keys(byName);
const { names, since, slowest } = askedBy(process.argv.slice(2));
const unknown = names.find((name) => !known.includes(name));
if (unknown === undefined) {
  const asked = names.length === 0 && since === undefined ? Object.keys(parts) : names;
  const minutes = asked.reduce((sum, name) => sum + (usualMinutes[name] ?? 0), 0);
  if (minutes > 0) process.stdout.write(`${words.testing.opening(asked, minutes)}\n`);
  const tallies = since === undefined ? [] : await runChanged(since);
  for (const name of asked) tallies.push(...(await byName[name]()));
  if (slowest) sayDearest();
  finish(tallies);
} else {
  process.stderr.write(`${words.testing.unknownPart(unknown, [...known, 'changed'])}\n`);
  process.exitCode = 2;
}

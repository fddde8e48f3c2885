import { requireNode } from './node-version.mjs';
import { words } from './words.mjs';

requireNode();
const [{ parts }, { finish }] = await Promise.all([import('./testing/parts.mjs'), import('./testing/finish.mjs')]);

// `npm test` runs all; `npm test -- postgres browser` only these.
const known = Object.keys(parts);
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !known.includes(name));
if (unknown === undefined) {
  const tallies = [];
  for (const name of asked.length === 0 ? known : asked) tallies.push(...(await parts[name]()));
  finish(tallies);
} else {
  process.stderr.write(`${words.testing.unknownPart(unknown, known)}\n`);
  process.exitCode = 2;
}

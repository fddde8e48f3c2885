import { requireNode } from './node-version.mjs';
import { words } from './words.mjs';

requireNode();
const [{ parts, versions }, { finish }] = await Promise.all([import('./testing/parts.mjs'), import('./testing/finish.mjs')]);

// `npm test` runs all; `npm test -- server browser` only these; what other versions are asked runs by name alone.
const byName = { ...parts, ...versions };
const known = Object.keys(byName);
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !known.includes(name));
if (unknown === undefined) {
  const tallies = [];
  for (const name of asked.length === 0 ? Object.keys(parts) : asked) tallies.push(...(await byName[name]()));
  finish(tallies);
} else {
  process.stderr.write(`${words.testing.unknownPart(unknown, known)}\n`);
  process.exitCode = 2;
}

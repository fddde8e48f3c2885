/**
 * Makes the console's font out of the Inter of @fontsource-variable/inter: ASCII and Czech only, weights 400 to 900.
 * The package divides Inter by scripts, and Czech stands in two of its files; so the outcome is two files as well.
 * Run by hand after a new version of the package: `node scripts/make-font.mjs`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, place) => 0x20 + place));
const latin = `${ascii}\u00a0áéíóúýÁÉÍÓÚÝäöüÄÖÜß°§×÷±²³½·©®«»„“”‚‘’–—…•€−→←↑↓`;
const extended = 'čďěňřšťůžČĎĚŇŘŠŤŮŽľĺŕôĽĹŔ';

const source = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json'));
const target = fileURLToPath(new URL('../src/assets/', import.meta.url));

// Tickets have bold letters from files of their own: browsers and Node compute a weight between 400 and 900 with small differences, and
// one ticket would have other dots in each.
const weights = { min: 400, max: 900 };
for (const { from, to, characters, wght } of [
  { from: 'inter-latin-wght-normal.woff2', to: 'inter-czech.woff2', characters: latin, wght: weights },
  { from: 'inter-latin-ext-wght-normal.woff2', to: 'inter-czech-carons.woff2', characters: extended, wght: weights },
  { from: 'inter-latin-wght-normal.woff2', to: 'inter-bold.woff2', characters: latin, wght: 700 },
  { from: 'inter-latin-ext-wght-normal.woff2', to: 'inter-bold-carons.woff2', characters: extended, wght: 700 },
]) {
  const whole = await readFile(join(source, 'files', from));
  const part = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght } });
  await writeFile(join(target, to), part);
  process.stdout.write(`${to}: ${part.length} bytes\n`);
}
await copyFile(join(source, 'LICENSE'), join(target, 'inter-licence.txt'));

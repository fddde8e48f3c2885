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

for (const [from, to, characters] of [
  ['inter-latin-wght-normal.woff2', 'inter-czech.woff2', latin],
  ['inter-latin-ext-wght-normal.woff2', 'inter-czech-carons.woff2', extended],
]) {
  const whole = await readFile(join(source, 'files', from));
  const part = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 900 } } });
  await writeFile(join(target, to), part);
  process.stdout.write(`${to}: ${part.length} bytes\n`);
}
await copyFile(join(source, 'LICENSE'), join(target, 'inter-licence.txt'));

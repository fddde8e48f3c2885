/**
 * Makes the console's font out of the Inter of @fontsource-variable/inter: ASCII and Czech only, weights 400 to 900.
 * The package divides Inter by scripts, and Czech is in two of its files; so the outcome is two files as well.
 * Run by hand after a new version of the package: `node scripts/make-font.mjs`.
 *
 * Documents are printed with letters of one weight each: pdfkit reads neither variable fonts nor two files as one. They are made of the
 * static Inter of @expo-google-fonts/inter (OFL) in an unpacked folder: `node scripts/make-font.mjs FOLDER`.
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

const folder = process.argv[2];
if (folder !== undefined) {
  const printed = fileURLToPath(new URL('../server/areas/statistics/export/', import.meta.url));
  // Names of people and places have letters of all languages that are written in Latin ones.
  const letters = String.fromCodePoint(...Array.from({ length: 0x180 - 0xa0 }, (_, place) => 0xa0 + place));
  for (const { from, to } of [
    { from: '400Regular/Inter_400Regular.ttf', to: 'print-regular.ttf' },
    { from: '700Bold/Inter_700Bold.ttf', to: 'print-bold.ttf' },
  ]) {
    const part = await subsetFont(await readFile(join(folder, from)), `${ascii}${latin}${letters}\u2212`, { targetFormat: 'sfnt' });
    await writeFile(join(printed, to), part);
    process.stdout.write(`${to}: ${part.length} bytes\n`);
  }
}

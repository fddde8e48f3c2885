import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { root, serverFolder } from '../basics/places.mjs';
import { words } from '../basics/words.mjs';

// Packages with native parts find them next to themselves; vite is there for development only.
const external = [/^@node-rs\/argon2/u, /^pg-native$/u, /^bufferutil$/u, /^utf-8-validate$/u, /^vite(?:\/|$)/u, /^@vitejs\//u];

/** Bundles the server and the simulator into dist/server or the given folder, and lays next to it the files that it opens by name. */
export async function buildServer(folder = serverFolder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const bundle = await rolldown({
    input: { main: path.join(root, 'server/main.ts'), simulator: path.join(root, 'simulator/main.ts') },
    platform: 'node',
    external,
    plugins: [substitutes],
    checks: { circularDependency: false },
    logLevel: 'warn',
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
    // Node keeps the source in memory. Names stay, so that a stack in the log can be read.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    plugins: [asciiOnly],
  });
  await bundle.close();
  copyCompanions(folder);
}

/** Parts of packages that are never used here: what they load, each start would wait for. */
const substituted = [
  // It asks for `Response` to know whether it runs at Cloudflare, and with it loads all of fetch: 50 ms.
  [/[\\/]pg[\\/]lib[\\/]stream\.js$/u, 'pg-stream.cjs'],
  // Compilers of schemas, of which our routes have none (server/app.ts): a third of a megabyte to read.
  [/[\\/]@fastify[\\/](?:ajv-compiler|fast-json-stringify-compiler)[\\/]index\.js$/u, 'no-schemas.cjs'],
  // Static files ask for it only to list a folder beforehand, which ours do not: a tenth of a megabyte.
  [/[\\/]glob[\\/]dist[\\/]commonjs[\\/]index\.min\.js$/u, 'no-glob.cjs'],
  // Of its twenty kinds of stores two are used.
  [/[\\/]rate-limiter-flexible[\\/]index\.js$/u, 'rate-limiters.cjs'],
];

const substitutes = {
  name: 'substitutes',
  load(id) {
    const name = substituted.find(([pattern]) => pattern.test(id))?.[1];
    return name === undefined ? null : readFileSync(fileURLToPath(new URL(`./substitutes/${name}`, import.meta.url)), 'utf8');
  },
};

/** One letter beyond Latin-1 makes Node keep two bytes for each letter of the file: 9 MB instead of 4.5. */
const asciiOnly = {
  name: 'ascii-only',
  generateBundle(...[, files]) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code.replace(/\P{ASCII}/gu, (letter) => letter.split('').map(escaped).join(''));
    }
  },
};

function escaped(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** `new URL('./name', import.meta.url)` means the folder of the bundle after bundling: all such files lie there, flat. */
function copyCompanions(folder) {
  const taken = new Set();
  const files = readdirSync(path.join(root, 'server'), { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || /\.(?:ts|json)$/u.test(file.name)) continue;
    if (taken.has(file.name)) throw new Error(words.building.clash(file.name));
    taken.add(file.name);
    copyFileSync(path.join(file.parentPath, file.name), path.join(folder, file.name));
  }
}

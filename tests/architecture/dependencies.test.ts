import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { importsOf } from './imports.ts';
import { type Part, root, type Source, sourcesOf } from './sources.ts';

const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    optionalDependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
const production = Object.keys(manifest.dependencies);
const all = [...production, ...Object.keys(manifest.devDependencies)];
/** Packages that only proofs need. `npm install` does not bring them (decision 0115). */
const ofProofs = Object.keys(
  z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(root, 'scripts/proof/package.json'), 'utf8'))).dependencies,
);

/** Packages that no code names, and what needs them. */
const unnamed: Readonly<Record<string, string>> = {
  '@emotion/react': 'peer of @mui/material',
  '@emotion/styled': 'peer of @mui/material',
  '@tiptap/pm': 'peer of @tiptap/core',
  'react-router-dom': 'peer of ra-core',
  'oxlint-tsgolint': 'the rules of oxlint that know types',
};
/** Packages that people install and the application does not import. */
const unused = Object.keys(unnamed).filter((name) => production.includes(name));
/** Why they are there. */
const record = readFileSync(path.join(root, 'docs/decisions/0067-packages-without-an-import.md'), 'utf8');
/** What builds and starts the application, and no import of its code names. */
const building = new Set(['vite', 'rolldown', 'tsx', '@vitejs/plugin-react', 'es-toolkit']);

const configuration: readonly Source[] = [
  'vite.config.ts',
  'vite.booking-page.config.ts',
  'vitest.config.ts',
  'biome.json',
  '.oxlintrc.json',
].map((file) => ({
  path: file,
  text: readFileSync(path.join(root, file), 'utf8'),
}));

const written = /(?:['"`](?!node_modules\/)|node_modules\/)(@[\w.-]+\/[\w.-]+|[\w.-]+)(?=['"`/])/gu;
const own = 'tests/architecture/dependencies.test.ts';

/** Names that are in quotes or in a path under node_modules. */
function namesIn(...of: readonly Part[]): ReadonlySet<string> {
  const sources = [...sourcesOf(...of).filter(({ path: file }) => file !== own), ...configuration];
  return new Set(sources.flatMap(({ text }) => [...text.matchAll(written)].map(([, name = '']) => name)));
}

/** Packages that the code imports, each with a file that does. */
function importedBy(...of: readonly Part[]): ReadonlyMap<string, string> {
  return importedIn(sourcesOf(...of));
}

function importedIn(sources: readonly Source[]): ReadonlyMap<string, string> {
  const foreign = sources.flatMap(importsOf).filter(({ to, ours }) => !ours && !isBuiltin(to) && !path.isAbsolute(to));
  return new Map(foreign.map(({ from, to }) => [packageOf(to), from]));
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** A package and who imports it, where the manifest does not have it among those. */
function notAmong(allowed: readonly string[], imported: ReadonlyMap<string, string>): readonly string[] {
  return [...imported].filter(([name]) => !allowed.includes(name)).map(([name, from]) => `${from} imports ${name}`);
}

describe('the packages of the project', () => {
  it('are each named by its code, but for those with a reason', () => {
    const found = namesIn('contract', 'server', 'drawing', 'src', 'booking-page', 'simulator', 'tests', 'scripts');
    const missing = [...all, ...ofProofs].filter((name) => !name.startsWith('@types/') && !found.has(name));
    expect(missing.toSorted()).toEqual(Object.keys(unnamed).toSorted());
  });

  it('are imported by the application, unless they build it or a record says why not', () => {
    const imported = importedBy('contract', 'server', 'drawing', 'src', 'booking-page', 'simulator');
    const missing = production.filter((name) => !imported.has(name) && !building.has(name));
    expect(missing.toSorted()).toEqual(unused.toSorted());
  });

  it('are named by the record that says why nothing imports them', () => {
    expect(unused.filter((name) => !record.includes(`\`${name}\``))).toEqual([]);
  });

  it('are in the manifest where the application imports them: none is there by chance, through another one', () => {
    expect(notAmong(production, importedBy('contract', 'server', 'drawing', 'src', 'booking-page', 'simulator'))).toEqual([]);
  });

  it('are in the manifest where tests and scripts import them', () => {
    const inProofs = ({ path: file }: Source): boolean => file.startsWith('scripts/proof/');
    const sources = sourcesOf('tests', 'scripts');
    expect(notAmong(all, importedIn(sources.filter((source) => !inProofs(source))))).toEqual([]);
    expect(notAmong([...all, ...ofProofs], importedIn(sources.filter(inProofs)))).toEqual([]);
  });

  it('are installed for proofs alone where nothing else imports them', () => {
    expect(ofProofs.filter((name) => all.includes(name))).toEqual([]);
  });

  it('would be found missing', () => {
    expect(notAmong(['react'], new Map([['left-pad', 'src/one.ts']]))).toEqual(['src/one.ts imports left-pad']);
    expect(['@mui/material/styles', 'react-dom/client'].map(packageOf)).toEqual(['@mui/material', 'react-dom']);
  });

  it('bring types for packages that are there', () => {
    const typed = all.filter((name) => name.startsWith('@types/')).map((name) => name.slice('@types/'.length));
    expect(typed.filter((name) => name !== 'node' && !all.includes(name))).toEqual([]);
  });
});

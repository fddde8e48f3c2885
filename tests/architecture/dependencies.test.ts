import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Part, root, type Source, sourcesOf } from './sources.ts';

const manifest = z
  .object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
const production = Object.keys(manifest.dependencies);
const all = [...production, ...Object.keys(manifest.devDependencies)];

/** Packages that no code names, and what needs them. */
const unnamed: Readonly<Record<string, string>> = {
  '@emotion/react': 'peer of @mui/material',
  '@emotion/styled': 'peer of @mui/material',
  'react-router-dom': 'peer of ra-core',
  'oxlint-tsgolint': 'the rules of oxlint that know types',
};
/** Packages that people install and no code of the application names yet, and why they are there. */
const unused: Readonly<Record<string, string>> = {
  ...unnamed,
  'react-admin': 'named by the specification; screens are made of its core (decision 0006), and measured beside its own',
  recharts: 'named by the specification; for the graphs of statistics, which have no screen yet',
};

const configuration: readonly Source[] = ['vite.config.ts', 'vitest.config.ts', 'biome.json', '.oxlintrc.json'].map((file) => ({
  path: file,
  text: readFileSync(path.join(root, file), 'utf8'),
}));

const written = /(?:['"`](?!node_modules\/)|node_modules\/)(@[\w.-]+\/[\w.-]+|[\w.-]+)(?=['"`/])/gu;
const own = 'tests/architecture/dependencies.test.ts';

/** Names that stand in quotes or in a path under node_modules. */
function namesIn(...of: readonly Part[]): ReadonlySet<string> {
  const sources = [...sourcesOf(...of).filter(({ path: file }) => file !== own), ...configuration];
  return new Set(sources.flatMap(({ text }) => [...text.matchAll(written)].map(([, name = '']) => name)));
}

describe('the packages of the project', () => {
  it('are each named by its code, but for those with a reason', () => {
    const found = namesIn('contract', 'server', 'src', 'simulator', 'tests', 'scripts');
    const missing = all.filter((name) => !name.startsWith('@types/') && !found.has(name));
    expect(missing.toSorted()).toEqual(Object.keys(unnamed).toSorted());
  });

  it('are for development unless the application or its build names them', () => {
    const found = namesIn('contract', 'server', 'src', 'simulator');
    const built = new Set(['vite', 'rolldown', 'tsx', '@vitejs/plugin-react', 'es-toolkit']);
    const missing = production.filter((name) => !found.has(name) && !built.has(name));
    expect(missing.toSorted()).toEqual(
      Object.keys(unused)
        .filter((name) => production.includes(name))
        .toSorted(),
    );
  });

  it('bring types for packages that are there', () => {
    const typed = all.filter((name) => name.startsWith('@types/')).map((name) => name.slice('@types/'.length));
    expect(typed.filter((name) => name !== 'node' && !all.includes(name))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { root } from './sources.ts';

const names = z.record(z.string(), z.string()).default({});
const manifestShape = z.object({ dependencies: names, devDependencies: names, optionalDependencies: names });
const lockShape = z.object({ packages: z.record(z.string(), z.object({ resolved: z.string().optional(), optionalDependencies: names })) });
type Packages = z.infer<typeof lockShape>['packages'];

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const manifest = manifestShape.parse(read('package.json'));
const { packages } = lockShape.parse(read('package-lock.json'));

/** The places where Node looks for a package that the one at `from` asks for, the nearest first. */
function placesFor(name: string, from: string): readonly string[] {
  if (from === '') return [`node_modules/${name}`];
  const outer = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1));
  return [`${from}/node_modules/${name}`, ...placesFor(name, outer)];
}

/** Optional packages that a locked package asks for and the lock lacks: `asking -> asked for`. */
function missingFrom(locked: Packages): readonly string[] {
  return Object.entries(locked).flatMap(([from, { optionalDependencies }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => placesFor(name, from).every((place) => locked[place] === undefined))
      .map((name) => `${from} -> ${name}`),
  );
}

describe('the lock of packages', () => {
  // npm records only the platform packages that the registry served; npm ci then fails, and other systems cannot build.
  it('holds the optional packages of every platform', () => {
    expect(missingFrom(packages)).toEqual([]);
  });

  it('names no host of a registry', () => {
    const named = Object.entries(packages).filter(([, { resolved }]) => resolved?.includes('://') === true);
    expect(named.map(([place]) => place)).toEqual([]);
  });

  it('comes from a manifest that pins every package exactly', () => {
    const asked = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    const loose = Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version));
    expect(loose).toEqual([]);
  });
});

describe('the search for missing packages', () => {
  const locked = (asking: string, ...others: readonly string[]): Packages => ({
    [asking]: { optionalDependencies: { 'tool-linux': '1.0.0' } },
    ...Object.fromEntries(others.map((place) => [place, { optionalDependencies: {} }])),
  });

  it.each(['node_modules/a/node_modules/tool-linux', 'node_modules/tool-linux'])('finds %s', (place) => {
    expect(missingFrom(locked('node_modules/a', place))).toEqual([]);
  });

  it('finds what is beside a nested package', () => {
    expect(missingFrom(locked('node_modules/a/node_modules/@b/c', 'node_modules/a/node_modules/tool-linux'))).toEqual([]);
  });

  it('finds what the manifest itself asks for', () => {
    expect(missingFrom(locked('', 'node_modules/tool-linux'))).toEqual([]);
  });

  it('does not take the package of another one for its own', () => {
    expect(missingFrom(locked('node_modules/a', 'node_modules/b/node_modules/tool-linux'))).toEqual(['node_modules/a -> tool-linux']);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { subset } from 'semver';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { root } from './sources.ts';

const names = z.record(z.string(), z.string()).default({});
const manifestShape = z.object({ type: z.string().optional(), dependencies: names, devDependencies: names, optionalDependencies: names });
const lockShape = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      optionalDependencies: names,
      // Packages of the first years of npm have lists.
      engines: z.union([z.object({ node: z.string().default('*') }), z.array(z.string())]).optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});
type Packages = z.infer<typeof lockShape>['packages'];

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const places = ['.', 'scripts/proof'] as const;
const manifestOf = (place: string) => manifestShape.parse(read(path.join(place, 'package.json')));
const packagesOf = (place: string): Packages => lockShape.parse(read(path.join(place, 'package-lock.json'))).packages;
const packages = packagesOf('.');

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

describe.each(places)('the lock of packages in %s', (place) => {
  // npm records only the platform packages that the registry served; npm ci then fails, and other systems cannot build.
  it('holds the optional packages of every platform', () => {
    expect(missingFrom(packagesOf(place))).toEqual([]);
  });

  it('names no host of a registry', () => {
    const named = Object.entries(packagesOf(place)).filter(([, { resolved }]) => resolved?.includes('://') === true);
    expect(named.map(([name]) => name)).toEqual([]);
  });

  it('comes from a manifest that pins every package exactly', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifestOf(place);
    const asked = { ...dependencies, ...devDependencies, ...optionalDependencies };
    const loose = Object.entries(asked).filter(([, version]) => !/^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|file:[\w-]+)$/u.test(version));
    expect(loose).toEqual([]);
  });

  // Node and tsx load files below a manifest without this as CommonJS, which cannot import vitest.
  it('comes from a manifest that makes the files below it modules', () => {
    expect(manifestOf(place).type).toBe('module');
  });
});

describe('an installation', () => {
  const entries = Object.entries(packages).filter(([place]) => place !== '');
  const { engines: ours, allowScripts } = z
    .object({ engines: z.object({ node: z.string() }), allowScripts: z.record(z.string(), z.boolean()) })
    .parse(read('package.json'));

  // npm prints five lines for each package that asks for a newer Node, and one that runs may fail on ours.
  it('needs no other Node than we ask for', () => {
    const narrower = entries.flatMap(([place, { engines }]) => {
      const asked = engines === undefined || Array.isArray(engines) ? '*' : engines.node;
      return subset(ours.node, asked) ? [] : [`${place} asks for ${asked}`];
    });
    expect(narrower).toEqual([]);
  });

  it('runs no program of a package: each that has one is refused by name, so that npm asks nobody to decide', () => {
    const asking = entries
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect(Object.keys(allowScripts).toSorted()).toEqual(asking.toSorted());
    expect(Object.values(allowScripts)).not.toContain(true);
  });

  it('reports to no one that it took place', () => {
    expect(entries.map(([place]) => place).filter((place) => place.endsWith('@scarf/scarf'))).toEqual([]);
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

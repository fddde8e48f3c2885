import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, loadConfigFromFile, mergeConfig, type Plugin } from 'vite';
import { root } from '../../basics/places.mjs';

const opener = 'virtual:opener';

/** A page that opens the area when it is asked for, as the console opens its own. */
function opening(file: string): Plugin {
  return {
    name: 'opener',
    resolveId: (id) => (id === opener ? id : undefined),
    load: (id) => (id === opener ? `globalThis.openArea = () => import(${JSON.stringify(file)});` : undefined),
  };
}

/** Size of a lazily loaded area in kB of gzip, without the scripts that a list of the console has already loaded. */
export async function kilobytesOf(file: string): Promise<number> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, path.join(root, 'vite.config.ts'));
  const folder = mkdtempSync(path.join(tmpdir(), 'poradnik-proof-forms-'));
  const input = { index: path.join(root, 'index.html'), opener };
  try {
    const { plugins = [], ...config } = loaded?.config ?? {};
    const built = await build(
      mergeConfig(config, {
        root,
        configFile: false,
        logLevel: 'error',
        // What the console leaves out of its packages, parts of react-admin use.
        plugins: plugins
          .flat()
          .filter((plugin) => !(plugin !== null && typeof plugin === 'object' && 'name' in plugin && plugin.name === 'left-out'))
          .concat(opening(file)),
        build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input } },
      }),
    );
    const output = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
    const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
    const reached = (wanted: (name: string) => boolean): ReadonlySet<string> => {
      const found = new Set<string>();
      const waiting = [...chunks.values()].filter(({ name }) => wanted(name)).map(({ fileName }) => fileName);
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (found.has(next)) continue;
        found.add(next);
        waiting.push(...(chunks.get(next)?.imports ?? []));
      }
      return found;
    };
    const there = reached((name) => ['index', 'console', 'list'].includes(name));
    const coming = [...reached((name) => name === path.parse(file).name)].filter((name) => !there.has(name));
    return coming.reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '', { level: 9 }).length, 0) / 1000;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

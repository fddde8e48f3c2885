import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { Source } from './sources.ts';

/** One import, re-export or `import()` as it is written. */
export type Import = {
  readonly from: string;
  /** What is imported: a path of ours, relative to the repository, or the name of a package. */
  readonly to: string;
  readonly ours: boolean;
  /** Loaded by `import()` when the code gets there. */
  readonly isLazy?: true;
};

function resolve(from: string, specifier: string): Pick<Import, 'to' | 'ours'> {
  if (!specifier.startsWith('.')) return { to: specifier, ours: false };
  return { to: path.posix.join(path.posix.dirname(from), specifier.split('?')[0] ?? specifier), ours: true };
}

/** The imports of a file, those of types too, read by the parser that the bundler uses. */
export function importsOf(source: Source): readonly Import[] {
  const { module } = parseSync(source.path, source.text);
  const to = (specifier: string): Import => ({ from: source.path, ...resolve(source.path, specifier) });
  const imports = module.staticImports.map(({ moduleRequest }) => to(moduleRequest.value));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest === null ? [] : [to(moduleRequest.value)])),
  );
  const lazy = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^(['"])(?<specifier>.*)\1$/u.exec(source.text.slice(moduleRequest.start, moduleRequest.end));
    const specifier = literal?.groups?.['specifier'];
    return specifier === undefined ? [] : [{ ...to(specifier), isLazy: true as const }];
  });
  return [...imports, ...exports, ...lazy];
}

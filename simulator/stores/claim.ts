import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The right to play a store with the memory of its folder: one process has it. */
export type Claim = {
  /** Whether someone else asks for the store. */
  isWanted(): boolean;
  release(): void;
};

const lockOf = (folder: string, code: string) => join(folder, `${code}.lock`);
const wishOf = (folder: string, code: string) => join(folder, `${code}.wanted`);

/** Takes the store; null when another living process has it. */
export function claim(folder: string, code: string): Claim | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = lockOf(folder, code);
  if (isHeld(path)) return null;
  rmSync(path, { force: true });
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx', mode: 0o600 });
  } catch {
    return null;
  }
  rmSync(wishOf(folder, code), { force: true });
  return {
    isWanted: () => existsSync(wishOf(folder, code)),
    release: () => rmSync(path, { force: true }),
  };
}

/** Asks anyone who plays the store to let it go. */
export function wish(folder: string, code: string): void {
  writeFileSync(wishOf(folder, code), String(process.pid), { mode: 0o600 });
}

/** No one waits for the store any more. */
function forgetWish(folder: string, code: string): void {
  rmSync(wishOf(folder, code), { force: true });
}

// Of a process that was killed the file stays, and means nothing.
function isHeld(path: string): boolean {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** How long anyone who plays the store has to let it go. */
const patienceMs = 6_000;
const lookMs = 200;

/** Takes the store, asking anyone who has it to let it go; null when they do not. */
export async function waitForClaim(folder: string, code: string): Promise<Claim | null> {
  for (let waited = 0; waited < patienceMs; waited += lookMs) {
    const taken = claim(folder, code);
    if (taken !== null) return taken;
    wish(folder, code);
    await setTimeout(lookMs);
  }
  forgetWish(folder, code);
  return null;
}

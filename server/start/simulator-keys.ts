import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BranchKey } from '../demo/insert/insert-branch-keys.ts';

/** Where the simulator finds the keys of the demonstration's branches. */
export function simulatorKeysPath(dataDirectory: string): string {
  return join(dataDirectory, 'simulator.json');
}

/**
 * Writes the keys down for the simulator, readable by their owner alone. What branches of an earlier demonstration in the
 * folder remember is forgotten: this one begins again.
 */
export function writeSimulatorKeys(dataDirectory: string, stores: readonly BranchKey[]): void {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  rmSync(join(dataDirectory, 'simulator'), { recursive: true, force: true });
  writeFileSync(simulatorKeysPath(dataDirectory), `${JSON.stringify({ stores }, null, 2)}\n`, { mode: 0o600 });
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { branchEvent } from '../../contract/channels/branch/events.ts';

const store = z
  .object({
    code: z.string(),
    key: z.string(),
    played: z.boolean().optional(),
    initialEvents: z.array(branchEvent).optional(),
    /** What a file of an earlier version calls them. */
    told: z.array(branchEvent).optional(),
  })
  .transform(({ told, initialEvents = told, ...named }) => (initialEvents === undefined ? named : { ...named, initialEvents }));
const known = z.object({ stores: z.array(store) });

/** A store where the key is known. `played`: by the simulator that the server starts; `initialEvents`: see `PlayedStore`. */
export type KnownStore = z.infer<typeof known>['stores'][number];

/** Stores and keys in the file; none when it is not there. */
export function readKnownStores(path: string): readonly KnownStore[] {
  try {
    return known.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data?.stores ?? [];
  } catch {
    return [];
  }
}

/** Keeps stores and keys, for their owner's eyes alone. */
export function writeKnownStores(path: string, stores: readonly KnownStore[]): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, `${JSON.stringify({ stores }, null, 2)}\n`, { mode: 0o600 });
}

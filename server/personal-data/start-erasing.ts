import { nightDue } from '../../contract/rules/backup/night.ts';
import type { Clock } from '../adapters/clock.ts';
import { repeatUntilStopped } from '../jobs/repeated.ts';
import { type ErasingTools, eraseBatch } from './erase-night.ts';

/** In Prague: after the backup of the night, before anybody comes. */
export const erasingHour = 3;
const beginsAfterMs = 30_000;
const looksEveryMs = 300_000;

type Tools = ErasingTools & { readonly clock: Clock; readonly mayWork: () => boolean; readonly onFault: (error: unknown) => void };

/** Erases each night what was kept for long enough, as long as the server runs; answers with how to stop. */
export function startErasing({ clock, mayWork, onFault, ...tools }: Tools): { readonly stop: () => Promise<unknown> } {
  return repeatUntilStopped({
    work: () => {
      const now = clock.now();
      return eraseBatch(tools, nightDue(now, erasingHour), now);
    },
    beginsAfterMs,
    restMs: looksEveryMs,
    onFault,
    mayWork,
  });
}

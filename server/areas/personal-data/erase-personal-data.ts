import { nightDue } from '../../../contract/rules/time/night.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { PeriodicWork } from '../../engine/jobs/periodic-jobs.ts';
import { type ErasingTools, eraseBatch } from './nightly-erasure.ts';

/** In Prague: after the backup of the night, before anybody comes. */
export const erasingHour = 3;

/** Erases each night what was kept for long enough. */
export function erasePersonalDataWork({ clock, ...tools }: ErasingTools & { readonly clock: Clock }): PeriodicWork {
  return {
    run: () => {
      const now = clock.now();
      return eraseBatch(tools, nightDue(now, erasingHour), now);
    },
  };
}

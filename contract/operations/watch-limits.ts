import type { Shape } from '../kit/index.ts';
import { count, nullable, number, object } from '../kit/shape.ts';
import type { WatchLimits } from '../rules/branch-status/store-warnings.ts';

/** From when a store is in trouble. */
export const watchLimits: Shape<WatchLimits> = object({
  unusual_times: number,
  unusual_minutes: count,
  long_wait_minutes: nullable(count),
  many_waiting: nullable(count),
});

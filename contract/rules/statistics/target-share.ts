import type { MeasureName } from './definitions.ts';

/** What part of those who are owed a call is to be called within the target. */
export const usualTargetShare = 0.8;

/** Whether a value says that the target is missed: only shares of who was called in time do. */
export function isBelowTarget(name: MeasureName, value: number | null, share = usualTargetShare): boolean {
  return value !== null && (name === 'service_level' || name === 'within_target') && value < share;
}

import type { MeasureName } from './definitions.ts';

/** Within how many minutes a town may want its clients called: histograms count exactly these. */
export const targetMinutes = ['5', '10', '15', '20', '30', '45', '60'] as const;

/** The target of a town that has set none: so many percent within so many minutes. */
export const usualTarget = { minutes: '15', percent: 80 } as const;

/** What part of those who are owed a call is to be called within the target, where no one set it. */
const usualTargetShare = usualTarget.percent / 100;

/** Whether a value says that the target is missed: only shares of who was called in time do. */
export function isBelowTarget(name: MeasureName, value: number | null, share = usualTargetShare): boolean {
  return value !== null && (name === 'service_level' || name === 'within_target') && value < share;
}

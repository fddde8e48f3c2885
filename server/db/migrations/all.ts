import { stepsBeforeRelease } from './before-release/steps-before-release.ts';

/** Every step of the schema in its order. A released one is never changed: a new one follows it. */
export const migrations = {
  ...stepsBeforeRelease,
} as const;

/** For how many days back outages are counted. */
export const outagePeriods = [7, 30, 90] as const;
export type OutagePeriod = (typeof outagePeriods)[number];

/** How often something at a store did not work, and for how long at least one thing did not. */
export type OutageCount = { readonly store_id: number; readonly label: string; readonly count: number; readonly minutes: number };

/** The files of the baseline in the order that they are run in: what one refers to is in those before it. */
export const areas = [
  'foundations',
  'records',
  'accounts',
  'stores',
  'devices',
  'branches',
  'booking',
  'messages',
  'backups',
  'statistics',
  'reports',
] as const;

export type Area = (typeof areas)[number];

/** Minutes of the local day from and to; null is closed. Places in a week: 0 is Sunday. */
export type Hours = readonly [from: number, to: number] | null;
export type Week = readonly [Hours, Hours, Hours, Hours, Hours, Hours, Hours];

const at = (hour: number): number => hour * 60;

/** Monday and Wednesday are the long office days of Czech offices. */
export const weeks = {
  whole: [null, [at(8), at(17)], [at(8), at(15)], [at(8), at(17)], [at(8), at(15)], [at(8), at(12)], null],
  usual: [null, [at(8), at(17)], [at(8), at(14)], [at(8), at(17)], [at(8), at(14)], [at(8), at(12)], null],
  short: [null, [at(8), at(17)], [at(8), at(12)], [at(8), at(17)], [at(9), at(13)], [at(8), at(11)], null],
} as const satisfies Record<string, Week>;

export type WeekName = keyof typeof weeks;

import { z } from 'zod';

/** A text that a database can keep: without the character zero. */
export const keepable = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[^\0]*$/u);

/** The clock of a branch. None shows a year before that in which the clocks of computers begin. */
export const branchInstant = z.iso.datetime({ precision: 3 }).regex(/^(?:19[7-9]|[2-9])/u);

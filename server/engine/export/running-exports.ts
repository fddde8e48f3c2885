import { refuse } from '../../../contract/basics/refusal.ts';

/** This many files a user may have made at once on one server: an export is the longest work that anybody can ask for. */
export const maximalExportsAtOnce = 2;

/** Exports that are being made, by the user who asked for them. */
export type RunningExports = {
  /** Takes a place or refuses; the place is given back by what it answers with, once. */
  readonly begin: (userId: number) => () => void;
};

/** Counts the exports of each user. */
export function countRunningExports(): RunningExports {
  const running = new Map<number, number>();
  const change = (userId: number, by: 1 | -1): void => {
    const count = (running.get(userId) ?? 0) + by;
    if (count === 0) running.delete(userId);
    else running.set(userId, count);
  };
  return {
    begin: (userId) => {
      if ((running.get(userId) ?? 0) >= maximalExportsAtOnce) throw refuse('too_many_exports');
      change(userId, 1);
      let isOver = false;
      return () => {
        if (!isOver) change(userId, -1);
        isOver = true;
      };
    },
  };
}

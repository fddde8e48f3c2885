import { overlaps, type WeeklyInterval } from '../../../../contract/rules/opening/intervals.ts';

/** Where a block is among those of its day that share some of its time: so many side by side. */
export type Lane = { readonly lane: number; readonly of: number };

/** Blocks of one weekday that share time are side by side: those of different days of the year, and those that are wrong. */
export function lanesOf(blocks: readonly WeeklyInterval[]): readonly Lane[] {
  const shares = (one: WeeklyInterval, other: WeeklyInterval): boolean => one.weekday === other.weekday && overlaps(one, other);
  const lanes: number[] = [];
  for (const [at, block] of blocks.entries()) {
    const taken = new Set(lanes.filter((_, earlier) => blocks[earlier] !== undefined && shares(blocks[earlier], block)));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    lanes[at] = lane;
  }
  return blocks.map((block, at) => {
    const beside = lanes.filter((_, other) => blocks[other] !== undefined && shares(blocks[other], block));
    return { lane: lanes[at] ?? 0, of: Math.max(lanes[at] ?? 0, ...beside) + 1 };
  });
}

import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { FreeDay } from '../times/use-free-times.ts';
import type { Scope } from './block-scope.tsx';
import type { BlockOfDay } from './unblock-dialog.tsx';

/** The data of a day that decide whether it can be blocked. */
export type KnownDay = Pick<FreeDay, 'day' | 'intervals' | 'blocks'>;

/** Whether the day can be blocked for the branch or for the service alone: what is blocked whole is not blocked again. */
export function isBlockable({ blocks }: Pick<KnownDay, 'blocks'>, scope: Scope): boolean {
  const isMarked = blocks.some(({ by }) => by === 'mark');
  return !isMarked && (scope === 'branch' || !blocks.some(({ by, hours }) => by === 'service' && hours === null));
}

/** The blocks on the days. A block of several days is listed once. */
export function blocksOn(days: readonly KnownDay[], isTheirs: (by: FreeDay['blocks'][number]['by']) => boolean): readonly BlockOfDay[] {
  const all = days.flatMap(({ day, blocks }) => blocks.filter(({ by }) => isTheirs(by)).map((block) => ({ day, block })));
  const seen = new Map<string, { readonly day: Day; readonly block: FreeDay['blocks'][number] }>();
  for (const one of all) {
    const key = `${one.block.by} ${one.block.id} ${one.block.by === 'service' ? '' : one.day} ${one.block.hours?.opens ?? ''}`;
    if (!seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()];
}

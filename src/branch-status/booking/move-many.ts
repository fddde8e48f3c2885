import { moveMany as czech, type MoveManyWords } from '../../../contract/messages/cs/console/counter/move-many.ts';
import { moveMany as english } from '../../../contract/messages/en/console/counter/move-many.ts';
import { wordsHook } from '../../crud/core/words.ts';
import { affectedPage } from './affected-orders.ts';

/** Texts of moving many orders, loaded with what shows them. */
export const useMoveManyWords = wordsHook<MoveManyWords>(czech, english);

/** Where the orders are moved together. */
export function moveManyAddress(ids: readonly number[]): string {
  return `${affectedPage}?${new URLSearchParams({ ids: ids.join(',') })}`;
}

/** Numbers of the orders in the address of the screen; undefined where it names none. */
export function parseMovedIds(params: URLSearchParams): readonly number[] | undefined {
  const ids = (params.get('ids') ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
  return ids.length === 0 ? undefined : [...new Set(ids)];
}

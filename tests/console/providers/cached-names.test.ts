import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { cacheNames, createQueryClient } from '../../../src/providers/query-client.ts';

/** A cell that shows a name as react-admin asks for it, and how often it asks. */
function aCell(queryClient: QueryClient, prefix: string, id: number) {
  const ask = vi.fn(async () => [{ id, name: 'asked' }]);
  const observer = new QueryObserver(queryClient, { queryKey: [prefix, 'getMany', { ids: [String(id)], meta: undefined }], queryFn: ask });
  observer.subscribe(() => undefined);
  return { ask, shown: () => observer.getCurrentResult().data };
}

describe('names that a list brings along', () => {
  it('stand in its cells at once, and nothing is asked for them', () => {
    const queryClient = createQueryClient();
    cacheNames(queryClient, { services: [{ id: 7, name: 'Pasy' }], nothing: [{ id: 1 }] });
    const cell = aCell(queryClient, 'stores/services', 7);
    expect(cell.shown()).toEqual([{ id: 7, name: 'Pasy' }]);
    expect(cell.ask).not.toHaveBeenCalled();
  });

  it('are asked for when something of theirs has changed', async () => {
    const queryClient = createQueryClient();
    cacheNames(queryClient, { services: [{ id: 7, name: 'Pasy' }] });
    await queryClient.invalidateQueries({ queryKey: ['stores/services'] });
    expect(aCell(queryClient, 'stores/services', 7).ask).toHaveBeenCalledTimes(1);
  });
});

import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCachedRow } from '../../../src/crud/fields/references/use-cached-row.ts';
import { cacheNames, createQueryClient } from '../../../src/providers/query-client.ts';

beforeEach(() => void vi.useFakeTimers());

function aCell(id: number, queryClient = createQueryClient()) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const cacheService = (name: string) => cacheNames(queryClient, { services: [{ id: 7, name }] });
  return {
    queryClient,
    cacheService,
    show: () => renderHook((of: number) => useCachedRow('stores/services', of), { wrapper, initialProps: id }),
  };
}

describe('a name that a list put into the cache', () => {
  it('is there at once, and another one when the list brings it', () => {
    const { cacheService, show } = aCell(7);
    cacheService('Pasy');
    const { result } = show();
    expect(result.current).toMatchObject({ row: { name: 'Pasy' }, isInvalidated: false });
    act(() => {
      cacheService('Cestovní pasy');
      vi.runOnlyPendingTimers();
    });
    expect(result.current).toMatchObject({ row: { name: 'Cestovní pasy' } });
    act(() => void vi.advanceTimersByTime(3_600_000));
    expect(result.current).toMatchObject({ row: { name: 'Cestovní pasy' } });
  });

  it('stays when something changed it, and says that it has to be read again', async () => {
    const { queryClient, cacheService, show } = aCell(7);
    cacheService('Pasy');
    const { result } = show();
    await act(async () => {
      void queryClient.invalidateQueries({ queryKey: ['stores/services'] });
      vi.runOnlyPendingTimers();
    });
    expect(result.current).toMatchObject({ row: { name: 'Pasy' }, isInvalidated: true });
  });

  it('is asked for when it was brought too long ago, and stays where it is shown', () => {
    const { cacheService, show } = aCell(7);
    cacheService('Pasy');
    const shown = show();
    vi.setSystemTime(Date.now() + 60_000);
    expect(show().result.current).toBeUndefined();
    shown.rerender(7);
    expect(shown.result.current).toMatchObject({ row: { name: 'Pasy' }, isInvalidated: false });
  });

  it('belongs to one record: a row that turns to another record asks for it', () => {
    const { cacheService, show } = aCell(7);
    cacheService('Pasy');
    const { result, rerender } = show();
    rerender(8);
    expect(result.current).toBeUndefined();
    rerender(7);
    expect(result.current).toMatchObject({ row: { name: 'Pasy' }, isInvalidated: false });
  });
});

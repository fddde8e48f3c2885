import { describe, expect, it, vi } from 'vitest';
import { registry } from '../../../contract/resources/registry.ts';
import { createExports } from '../../../src/crud/list/export/exports.ts';

const request = { resource: registry.regions, format: 'csv', columns: ['name'], filter: {}, sort: [] } as const;

describe('an export that is given up', () => {
  it('ends its request, and nothing that comes of it later is told', async () => {
    const exports = createExports(() => new Date('2026-11-02T08:00:00.000Z'));
    const onEnd = vi.fn();
    const asked: AbortSignal[] = [];
    const id = exports.begin({
      request,
      fetch: (signal) => {
        asked.push(signal);
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))));
      },
      onEnd,
    });
    exports.cancel(id);
    expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(exports.get().map(({ state }) => state.step)).toEqual(['cancelled']);
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
